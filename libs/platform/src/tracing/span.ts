import { randomBytes } from 'node:crypto';
import {
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { isExported, isTracing } from './start-tracing.js';

/** Name of the tracer: the spans of this project. */
export const TRACER = 'popote';

const NO_SPAN = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/**
 * Runs `work` in a span below the active one. Outside a trace, and so without tracing, it only runs
 * `work`. Names and attributes must not contain personal data or texts of people.
 */
export async function withSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan() === undefined) return work(NO_SPAN);
  return trace.getTracer(TRACER).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A trace that begins in this process. */
export interface OwnTrace {
  /** Runs `work` as a part of the trace. */
  run<T>(work: () => T): T;
  end(): void;
}

const NO_TRACE: OwnTrace = { run: (work) => work(), end: () => undefined };

/** Begins a trace that no request began. The caller ends it. */
export function beginTrace(name: string): OwnTrace {
  if (!isExported(ROOT_CONTEXT)) return NO_TRACE;
  const span = trace.getTracer(TRACER).startSpan(name, {}, ROOT_CONTEXT);
  const own = trace.setSpan(ROOT_CONTEXT, span);
  return {
    run: (work) => context.with(own, work),
    end: () => {
      span.end();
    },
  };
}

/** Runs `work` outside the active trace, because it continues after the request. */
export function untraced<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/**
 * Headers with which another service of this project continues the active trace. Outside a trace
 * they are those of a trace that is not exported, so that the other service begins none.
 */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  if (trace.getActiveSpan() !== undefined) propagation.inject(context.active(), headers);
  else if (isTracing()) headers['traceparent'] = notExported();
  return headers;
}

/** The `traceparent` of a new trace that is not sampled. */
function notExported(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

/** The ids of the active trace, for log lines; empty outside a trace. */
export function activeTraceIds(): { readonly trace_id?: string; readonly span_id?: string } {
  const active = trace.getActiveSpan()?.spanContext();
  return active === undefined ? {} : { trace_id: active.traceId, span_id: active.spanId };
}

/**
 * Marks a span as failed. It keeps the kind of the error only: a message may contain values.
 * @param error an error, or the status of a response
 */
export function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', typeof error === 'number' ? String(error) : errorType(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The SQLSTATE or the code of the system when there is one, otherwise the class of the error. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.constructor.name;
}
