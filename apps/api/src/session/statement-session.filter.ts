import { type ArgumentsHost, Catch, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { interpretDatabaseError } from '../database/database-error.js';
import { SessionService } from './session.service.js';

/**
 * When such a route refuses its input before its statement has run, the session has not been
 * looked at: a dead one must still be told so first. Costs nothing while all goes well.
 */
@Catch()
@Injectable()
export class StatementSessionFilter extends AppErrorFilter {
  constructor(private readonly sessions: SessionService) {
    super(interpretDatabaseError);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    void this.firstProblem(error, host).then((problem) => {
      super.catch(problem, host);
    });
  }

  private async firstProblem(error: unknown, host: ArgumentsHost): Promise<unknown> {
    const { session } = host.switchToHttp().getRequest<FastifyRequest>();
    if (session === undefined) return error;
    return this.sessions.requireLive(session).then(
      () => error,
      (sessionProblem: unknown) => sessionProblem,
    );
  }
}
