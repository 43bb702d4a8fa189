import { type IncomingMessage, maxHeaderSize } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyRequest, LogController } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { sendError } from '../errors/app-error.filter.js';
import { rejectConnect, rejectExpectation, requestId, sendClientError } from './client-error.js';
import { drainOnClose } from './draining.js';
import { hostProblem } from './host-header.js';
import { acceptJsonBodies } from './json-body.js';
import { limitPipelining } from './pipelining.js';
import { extendRequestTime, hasMoreTime } from './request-timeout.js';
import { closeAfterUnreadBody } from './unread-body.js';

export interface AdapterOptions {
  /** Maximum size of a request body, in bytes. */
  readonly bodyLimit: number;
  /** Proxies whose `X-Forwarded-*` headers are trusted; none by default. */
  readonly trustProxy?: string[];
  /** Names of the service in the `Host` header, in lower case; any by default. */
  readonly allowedHosts?: readonly string[];
  /**
   * Names the client of a request. Clients share the memory for unfinished bodies; by default all
   * requests have one client.
   */
  readonly clientOf?: (request: FastifyRequest) => string;
}

/** Connections that a process accepts. Further ones are closed at once. */
export const MAX_CONNECTIONS = 10_000;

/** Milliseconds until the headers, and the whole request, must have arrived. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/** Milliseconds in which a client must read or send something while a response is sent. */
const CONNECTION_TIMEOUT = 60_000;

/**
 * Milliseconds between two checks, so that few connections reach their timeout at once. A connection
 * may stay open this much longer than its timeout.
 */
const TIMEOUT_CHECK_INTERVAL = 250;

/** Milliseconds that a connection may be idle: more than the 60 s of common proxies. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/**
 * Creates the Fastify adapter of both apps. It accepts JSON bodies only, sends the error envelope
 * even when the router or the parser rejects a request, and adds a request id to every response.
 */
export function createAdapter({
  bodyLimit,
  trustProxy,
  allowedHosts = [],
  clientOf = () => '',
}: AdapterOptions): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit,
    trustProxy: trustProxy?.length ? trustProxy : false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }), // see `logRequests`
    requestTimeout: REQUEST_TIMEOUT, // see `extendRequestTime`
    connectionTimeout: CONNECTION_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL,
      requireHostHeader: false, // checked below, to send the error envelope
    },
    skipMiddie: true, // no middleware is used
    rewriteUrl: decodableUrl,
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: (error, socket) => {
      if (!hasMoreTime(error, socket)) sendClientError(error, socket);
    },
    return503OnClosing: false, // at shutdown, requests on open connections are handled
  });
  const fastify = adapter.getInstance();
  limitPipelining(fastify.server);
  extendRequestTime(fastify);
  acceptJsonBodies(fastify, clientOf);
  drainOnClose(fastify);
  closeAfterUnreadBody(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const problem = hostProblem(request, allowedHosts);
    if (problem === undefined) done();
    else sendError(reply, new AppError('VALIDATION_ERROR', problem));
  });
  fastify.server.maxConnections = MAX_CONNECTIONS;
  fastify.server.on('connect', rejectConnect);
  fastify.server.on('checkExpectation', rejectExpectation);
  return adapter;
}

/**
 * Escapes the percent signs of a path that cannot be decoded, which the router would reject before
 * any hook. The path then has an invalid id, or belongs to no route.
 */
function decodableUrl({ url = '/' }: IncomingMessage): string {
  if (url === '*') return '/*'; // the router answers `*` without hooks
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
