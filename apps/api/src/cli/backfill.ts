import { setTimeout } from 'node:timers/promises';
import type { SingleBar } from 'cli-progress';
import Table from 'cli-table3';
import type { BackfillStatus, KeyedChange } from '#internal-api/contract.js';
import type { InternalApiClient } from '#internal-api/internal-api.client.js';

/** Time between two requests for the status, in milliseconds. */
const POLL_INTERVAL = 250;

/** Where the command writes lines and its progress. */
export interface Output {
  readonly bar: Pick<SingleBar, 'start' | 'setTotal' | 'update' | 'stop'>;
  readonly print: (line: string) => void;
}

/**
 * Marks the steps of some recipes, or of all recipes (null), as pending, waits until the workers
 * have detected them and prints a summary of the changes.
 */
export async function backfill(
  api: Pick<InternalApiClient, 'status' | 'backfill'>,
  { bar, print }: Output,
  recipeIds: readonly number[] | null,
): Promise<void> {
  const before = await api.status();
  const { marked } = await api.backfill(recipeIds);
  print(`${String(marked)} steps are pending.`);
  const startedAt = performance.now();
  const after = await waitForWorkers(api, bar, marked);
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  print(
    after.setAside === 0
      ? `Every step is up to date, after ${String(seconds)} s.`
      : `Detection failed for ${String(after.setAside)} steps; the log of the worker names them.`,
  );
  print(summary(changesSince(before, after)));
}

/** @returns the status when no step is pending any more, except those that were set aside */
async function waitForWorkers(
  api: Pick<InternalApiClient, 'status'>,
  bar: Output['bar'],
  marked: number,
): Promise<BackfillStatus> {
  let total = marked;
  bar.start(total, 0);
  try {
    for (;;) {
      const status = await api.status();
      const pending = status.pending - status.setAside;
      if (pending === 0) return status;
      total = Math.max(total, pending);
      bar.setTotal(total);
      bar.update(total - pending);
      await setTimeout(POLL_INTERVAL);
    }
  } finally {
    bar.stop();
  }
}

/** The changes between two statuses, the technique with the most changes first. */
export function changesSince(before: BackfillStatus, after: BackfillStatus): KeyedChange[] {
  return after.changes
    .map(({ key, gained, lost, moved }) => {
      const earlier = before.changes.find((change) => change.key === key);
      return {
        key,
        gained: gained - (earlier?.gained ?? 0),
        lost: lost - (earlier?.lost ?? 0),
        moved: moved - (earlier?.moved ?? 0),
      };
    })
    .filter((change) => size(change) > 0)
    .sort((one, other) => size(other) - size(one));
}

function size({ gained, lost, moved }: KeyedChange): number {
  return gained + lost + moved;
}

function summary(changes: readonly KeyedChange[]): string {
  if (changes.length === 0) return 'No technique was gained, lost or moved.';
  const total = (column: 'gained' | 'lost' | 'moved') =>
    changes.reduce((sum, change) => sum + change[column], 0);
  const table = new Table({
    head: ['technique', 'gained', 'lost', 'moved'],
    colAligns: ['left', 'right', 'right', 'right'],
    style: { head: [], border: [], compact: true },
  });
  table.push(...changes.map(({ key, gained, lost, moved }) => [key, gained, lost, moved]), [
    'all techniques',
    total('gained'),
    total('lost'),
    total('moved'),
  ]);
  return table.toString();
}
