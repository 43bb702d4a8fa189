import { type Context, trace, TraceFlags } from '@opentelemetry/api';
import type { TraceConfig } from './trace-config.js';

/** Undefined while the process makes no traces. */
let tracing: { readonly ratio: number; readonly shutDown: () => Promise<void> } | undefined;

/** Milliseconds that the process waits at its end for a collector that does not respond. */
const FLUSH_TIMEOUT = 2_000;

/**
 * Starts to make and export traces. Call it before the app is created. Without a configuration it
 * does nothing: the packages of the SDK are not loaded, and no hook is added.
 */
export async function startTracing(config: TraceConfig | undefined): Promise<void> {
  if (config === undefined) return;
  const { startSdk } = await import('./sdk.js');
  tracing = { ratio: config.ratio, shutDown: startSdk(config) };
}

/** Whether this process makes traces. */
export function isTracing(): boolean {
  return tracing !== undefined;
}

/**
 * Whether a trace is exported. The process that begins it decides by chance; those that continue it
 * follow. The answer is known before a span is made, so that other requests need none.
 *
 * @param parent the trace that another process began; the root context to begin one
 */
export function isExported(parent: Context): boolean {
  const begun = trace.getSpanContext(parent);
  if (begun === undefined) return Math.random() < (tracing?.ratio ?? 0);
  return (begun.traceFlags & TraceFlags.SAMPLED) !== 0;
}

/** Exports the spans that wait, for at most two seconds. Later spans are discarded. */
export async function flushTraces(): Promise<void> {
  if (tracing === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_TIMEOUT);
  });
  // The exporter logs its failures itself.
  await Promise.race([tracing.shutDown().catch(() => undefined), timeout]);
  clearTimeout(timer);
}
