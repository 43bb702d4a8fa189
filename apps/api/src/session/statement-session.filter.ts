import { type ArgumentsHost, Catch, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { toAppError } from '#platform/errors/to-app-error.js';
import { interpretDatabaseError } from '../database/database-error.js';
import { Database } from '../database/database.js';
import { LIVE_SESSION } from './live-session.query.js';

/**
 * Handles errors of routes with `statement` access. Such a route may reject its input before its
 * statement has checked the session. The filter then checks the session, because NOT_AUTHENTICATED
 * takes precedence over other errors of the client. Successful requests do not reach the filter.
 */
@Catch()
@Injectable()
export class StatementSessionFilter extends AppErrorFilter {
  constructor(private readonly database: Database) {
    super(interpretDatabaseError);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    const { session } = host.switchToHttp().getRequest<FastifyRequest>();
    const isServerError = toAppError(interpretDatabaseError(error)).status >= 500;
    const check =
      session && !isServerError ? this.database.readAs(session, LIVE_SESSION) : undefined;
    void Promise.resolve(check).then(
      () => {
        super.catch(error, host);
      },
      (sessionError: unknown) => {
        super.catch(sessionError, host);
      },
    );
  }
}
