import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { markFailed, TRACER } from '#platform/tracing/span.js';
import { statementName } from './statement-name.js';

type Callback = (error: Error | undefined, ...results: unknown[]) => void;
type Call = (...args: unknown[]) => unknown;

/**
 * Makes spans for the statements of a pool, and for the time that a request waits for a connection.
 * Statements outside a trace, such as those of timers, have none. Own code: the instrumentation of
 * OpenTelemetry for pg needs an import hook, and its spans contain the statement.
 */
export function tracePool(pool: Pool): void {
  const traced = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceStatements(client);
  });
  traceWaiting(pool);
}

/** A request that finds an idle connection has no span: it does not wait. */
function traceWaiting(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Call;
  const tracedConnect = (callback?: Callback) => {
    const waits = pool.idleCount <= pool.waitingCount;
    const span = waits ? startSpan('wait for connection') : undefined;
    // The pool calls back in the trace of the request that released the connection.
    const args = callback === undefined ? [] : [context.bind(context.active(), callback)];
    return span === undefined ? connect(...args) : endWith(span, connect, args);
  };
  pool.connect = tracedConnect as typeof pool.connect;
}

function traceStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Call;
  const tracedQuery = (statement: string | QueryConfig, ...rest: unknown[]) => {
    const span = startSpan(nameOf(statement), { 'db.system.name': 'postgresql' });
    const args = [statement, ...rest];
    return span === undefined ? query(...args) : endWith(span, query, args);
  };
  client.query = tracedQuery as typeof client.query;
}

function nameOf(statement: string | QueryConfig): string {
  const { name = '', text } = typeof statement === 'string' ? { text: statement } : statement;
  return name === '' ? statementName(text) : name;
}

/** A span below the active one; undefined outside a trace, or when the trace is not exported. */
function startSpan(name: string, attributes = {}): Span | undefined {
  if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
  return trace.getTracer(TRACER).startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

/** Calls a function of the driver, which calls back or returns a promise, and ends the span then. */
function endWith(span: Span, call: Call, args: readonly unknown[]): unknown {
  const end = (error?: unknown) => {
    if (error) markFailed(span, error);
    span.end();
  };
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const endAndCallBack: Callback = (error, ...results) => {
      end(error);
      (callback as Callback)(error, ...results);
    };
    return call(...args.slice(0, -1), endAndCallBack);
  }
  const result = call(...args) as Promise<unknown>;
  result.then(() => {
    end();
  }, end);
  return result;
}
