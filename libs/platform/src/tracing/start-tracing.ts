import type { TraceConfig } from './trace-config.js';

/** Exports the spans that wait, and stops; undefined while the process makes no traces. */
let shutDown: (() => Promise<void>) | undefined;

/** Milliseconds that the process waits at its end for a collector that does not respond. */
const FLUSH_TIMEOUT = 2_000;

/**
 * Starts to make and export traces. Call it before the app is created. Without a configuration it
 * does nothing: the packages of the SDK are not loaded, and no hook is added.
 */
export async function startTracing(config: TraceConfig | undefined): Promise<void> {
  if (config === undefined) return;
  const { startSdk } = await import('./sdk.js');
  shutDown = startSdk(config);
}

/** Whether this process makes traces. */
export function isTracing(): boolean {
  return shutDown !== undefined;
}

/** Exports the spans that wait, for at most two seconds. Later spans are discarded. */
export async function flushTraces(): Promise<void> {
  if (shutDown === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_TIMEOUT);
  });
  // The exporter logs its failures itself.
  await Promise.race([shutDown().catch(() => undefined), timeout]);
  clearTimeout(timer);
}
