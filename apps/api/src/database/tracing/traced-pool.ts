import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { markFailed, TRACER, untraced } from '#platform/tracing/span.js';
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

/**
 * A request that finds an idle connection has no span: it does not wait. The pool is called outside
 * the trace, because sockets and waiting requests continue in the context of the request that opens
 * or releases a connection. Requests without a trace then need no context, which would cost time.
 */
function traceWaiting(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Call;
  const tracedConnect = (callback?: Callback) => {
    if (callback === undefined) return connect();
    if (!isTraced()) return connect(callback);
    const own = context.active();
    const continueOwn: Callback = (error, client, release) => {
      const releaseOutside: Call = (...args) => untraced(() => (release as Call)(...args));
      context.with(own, callback, undefined, error, client, releaseOutside);
    };
    const waits = pool.idleCount <= pool.waitingCount;
    const span = waits ? startSpan('wait for connection') : undefined;
    return untraced(() =>
      span === undefined ? connect(continueOwn) : endWith(span, connect, [continueOwn]),
    );
  };
  pool.connect = tracedConnect as typeof pool.connect;
}

function traceStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Call;
  const tracedQuery = (statement: string | QueryConfig, ...rest: unknown[]) => {
    if (!isTraced()) return query(statement, ...rest);
    const span = startSpan(nameOf(statement), { 'db.system.name': 'postgresql' });
    return endWith(span, query, [statement, ...rest]);
  };
  client.query = tracedQuery as typeof client.query;
}

function nameOf(statement: string | QueryConfig): string {
  const { name = '', text } = typeof statement === 'string' ? { text: statement } : statement;
  return name === '' ? statementName(text) : name;
}

/** Whether the active request has a trace that is exported. */
function isTraced(): boolean {
  return trace.getActiveSpan() !== undefined;
}

function startSpan(name: string, attributes = {}): Span {
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
