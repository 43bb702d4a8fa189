import { setTimeout } from 'node:timers/promises';

/** Below `testTimeout` of Jest, which reports neither the condition nor its place. */
const MAX_WAIT = 600_000;

/** Milliseconds between two checks: a tenth of the time that has passed, because a check takes CPU time. */
const MIN_INTERVAL = 20;
const MAX_INTERVAL = 100;

/** Polls until the condition holds. Fails with the condition when it does not hold in time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    const elapsed = performance.now() - start;
    if (elapsed > MAX_WAIT) {
      throw new Error(`Not true in ${String(MAX_WAIT)} ms: ${condition.toString()}`);
    }
    await setTimeout(Math.min(Math.max(elapsed / 10, MIN_INTERVAL), MAX_INTERVAL));
  }
}
