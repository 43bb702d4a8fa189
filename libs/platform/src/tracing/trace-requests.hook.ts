import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markFailed, TRACER } from './span.js';
import { isExported, isTracing } from './start-tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, with its span; undefined without tracing or export. */
    traceContext: Context | undefined;
  }
}

/**
 * Makes a span for each request, with the attributes of the semantic conventions for HTTP that
 * contain nothing of the client: no address, no path, no query. Add it before other hooks, whose
 * statements and log lines then belong to the trace. A request whose trace is not exported has no
 * context, so that its statements and log lines do no work for the trace.
 *
 * @param continuesTrace whether the request may continue the trace in its `traceparent`. A client
 *   must not: it could have each of its requests exported, and add spans to the traces of others.
 */
export function traceRequests(
  fastify: FastifyInstance,
  continuesTrace: (request: FastifyRequest) => boolean,
): void {
  if (!isTracing()) return;
  // All requests have the property, so that V8 gives them one shape, with or without a trace.
  fastify.decorateRequest('traceContext', undefined);
  const tracer = trace.getTracer(TRACER);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    const isContinued = headers['traceparent'] !== undefined && continuesTrace(request);
    const parent = isContinued ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    if (!isExported(parent)) {
      done();
      return;
    }
    const { method, protocol } = request;
    const route = request.routeOptions.url;
    const attributes = {
      'http.request.method': method,
      'url.scheme': protocol,
      ...(route === undefined ? {} : { 'http.route': route }),
    };
    const name = route === undefined ? method : `${method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    request.traceContext = trace.setSpan(parent, span);
    // `onResponse` does not run when the client closes the connection before the response ends.
    reply.raw.once('close', () => {
      endSpan(span, reply);
    });
    context.with(request.traceContext, done);
  });
  // The body is read in events of the socket, which do not belong to the trace.
  fastify.addHook('preValidation', ({ traceContext }, _reply, done) => {
    continueTrace(traceContext, done);
  });
  fastify.addHook('onSend', ({ traceContext }, _reply, _payload, done) => {
    continueTrace(traceContext, done);
  });
}

/** Runs work of a request, such as log lines, as part of its trace. */
export function continueTrace(traceContext: Context | undefined, work: () => void): void {
  if (traceContext === undefined) work();
  else context.with(traceContext, work);
}

function endSpan(span: Span, { raw, statusCode, errorCode }: FastifyReply): void {
  if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode);
  if (!raw.writableFinished) span.setAttribute('error.type', 'aborted');
  if (errorCode !== undefined) span.setAttribute('popote.error.code', errorCode);
  if (statusCode >= 500) markFailed(span, statusCode);
  span.end();
}
