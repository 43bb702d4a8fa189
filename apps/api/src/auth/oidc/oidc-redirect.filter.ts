import { type ArgumentsHost, Catch, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { toAppError } from '#platform/errors/to-app-error.js';
import { Config } from '../../config.js';
import { interpretDatabaseError } from '../../database/database-error.js';
import { preferredType } from '../../http/content-negotiation.js';
import { appAddress } from './app-address.js';

/**
 * A browser that opens a route as a page returns to the front end, with the code of the error.
 * Other clients receive the error itself.
 */
@Catch()
@Injectable()
export class OidcRedirectFilter extends AppErrorFilter {
  constructor(private readonly config: Config) {
    super(interpretDatabaseError);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { errorName, envelope } = toAppError(interpretDatabaseError(error));
    const type = preferredType(http.getRequest<FastifyRequest>(), [
      'application/json',
      'text/html',
    ]);
    if (type === 'application/json' || errorName === 'INTERNAL_ERROR') {
      super.catch(error, host);
      return;
    }
    const reply = http.getResponse<FastifyReply>();
    reply.errorCode = envelope.code;
    void reply.redirect(appAddress(this.config.appUrl, { error: String(envelope.code) }), 302);
  }
}
