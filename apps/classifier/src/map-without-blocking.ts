import { setImmediate } from 'node:timers/promises';

/** Maximum time that the event loop is blocked, in milliseconds, if no item takes longer. */
const MAX_BLOCKING_TIME = 10;

/** Maps items in order, and lets the process handle other events every few milliseconds. */
export async function mapWithoutBlocking<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - startedAt > MAX_BLOCKING_TIME) {
      await setImmediate();
      startedAt = performance.now();
    }
  }
  return results;
}
