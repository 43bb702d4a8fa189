import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { sendError } from '../errors/app-error.filter.js';
import type { AccessLog } from '../logging/access-log.js';
import { answerClientError, answerConnect, answerExpectation } from './client-error.js';
import { drainOnClose } from './draining.js';
import { acceptJsonBodies } from './json-body.js';
import { requestId } from './request-id.js';

export interface AdapterOptions {
  readonly log: AccessLog;
  /** Largest body, in bytes. */
  readonly bodyLimit: number;
  /** Proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustProxy?: string[];
}

const HOST_MISSING = new AppError('VALIDATION_ERROR', 'The Host header is missing.');

/**
 * Fastify set up the way both our apps speak HTTP: JSON bodies only, the error envelope even for
 * what the router and the parser refuse, a request id on every answer, one log line a request.
 */
export function createAdapter({ log, bodyLimit, trustProxy }: AdapterOptions): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit,
    trustProxy: trustProxy?.length ? trustProxy : false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }), // ours is one line a request
    requestTimeout: 30_000,
    http: { requireHostHeader: false }, // so that we answer, with an envelope
    skipMiddie: true, // nothing of ours is middleware, and its hook would run for every request
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: answerRouterError,
    clientErrorHandler: answerClientError,
  });
  const fastify = adapter.getInstance();
  acceptJsonBodies(fastify);
  drainOnClose(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (lacksHost(request.raw)) sendError(reply, HOST_MISSING);
    else done();
  });
  fastify.server.on('connect', answerConnect);
  fastify.server.on('checkExpectation', answerExpectation);
  fastify.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, url } = request;
    log({ requestId, method, url, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
  return adapter;
}

/** HTTP/1.0 did not know the header yet. */
function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0';
}

/** The router refuses bad escapes and over-long parameters before any hook or handler runs. */
function answerRouterError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refused = new AppError('VALIDATION_ERROR', error.message);
  void reply
    .header('x-request-id', request.id)
    .status(error.statusCode ?? 400)
    .send(refused.envelope);
}
