import { setTimeout } from 'node:timers/promises';

/** Below `testTimeout` of Jest, which reports neither the condition nor its place. */
const MAX_WAIT = 120_000;

/** Polls until the condition holds. Fails with the condition when it does not hold in time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > MAX_WAIT) {
      throw new Error(`Not true in ${String(MAX_WAIT)} ms: ${condition.toString()}`);
    }
    await setTimeout(20);
  }
}
