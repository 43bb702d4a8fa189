import { setTimeout } from 'node:timers/promises';
import type { BackfillStatus, KeyedChange } from '#internal-api/contract.js';
import type { InternalApiClient } from '#internal-api/internal-api.client.js';
import { duration, progressLine } from './progress.js';
import { textTable } from './text-table.js';

/** How often it looks how far the workers are, in milliseconds. */
const LOOKS_EVERY = 250;

/** Where the story is told: lines, and a line that is written over while it changes. */
export interface Terminal {
  print(line: string): void;
  /** Does nothing where lines cannot be written over. */
  rewrite(line: string): void;
}

/** Has the steps of these recipes, or of all, analysed anew, and tells how it goes. */
export async function backfill(
  api: Pick<InternalApiClient, 'status' | 'backfill'>,
  terminal: Terminal,
  recipeIds: readonly number[] | null,
): Promise<void> {
  const before = await api.status();
  const { marked } = await api.backfill(recipeIds);
  terminal.print(`${String(marked)} steps will be analysed anew.`);
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let status = await api.status();
  let total = Math.max(marked, status.pending);
  while (status.pending > 0) {
    total = Math.max(total, status.pending);
    terminal.rewrite(progressLine({ done: total - status.pending, total, elapsed: elapsed() }));
    await setTimeout(LOOKS_EVERY);
    status = await api.status();
  }
  terminal.rewrite('');
  terminal.print(`Every step is up to date, after ${duration(elapsed())}.`);
  terminal.print(summary(changesSince(before, status)));
}

/** What changed between two looks, most changed technique first. */
export function changesSince(before: BackfillStatus, after: BackfillStatus): KeyedChange[] {
  return after.changes
    .map((now) => {
      const then = before.changes.find(({ key }) => key === now.key);
      return {
        key: now.key,
        gained: now.gained - (then?.gained ?? 0),
        lost: now.lost - (then?.lost ?? 0),
        moved: now.moved - (then?.moved ?? 0),
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
  const rows = changes.map(({ key, gained, lost, moved }) => [key, gained, lost, moved]);
  const total = (column: 'gained' | 'lost' | 'moved') =>
    changes.reduce((sum, change) => sum + change[column], 0);
  const all = ['all techniques', total('gained'), total('lost'), total('moved')];
  return `\n${textTable(['technique', 'gained', 'lost', 'moved'], [...rows, all])}`;
}
