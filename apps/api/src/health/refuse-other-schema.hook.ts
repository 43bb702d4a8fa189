import type { FastifyInstance } from 'fastify';
import { sendError } from '#platform/errors/app-error.filter.js';
import { AppError } from '#platform/errors/app-error.js';
import type { ReadinessService } from './readiness.service.js';

/** Responds with 503 while the database lacks something of the schema, but for `/health`. */
export function refuseOnOtherSchema(fastify: FastifyInstance, readiness: ReadinessService): void {
  fastify.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if (!readiness.hasOtherSchema || routeOptions.url === '/health') done();
    else sendError(reply, new AppError('SERVICE_UNAVAILABLE'));
  });
}
