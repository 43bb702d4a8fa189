import type { BackfillStatus, KeyedChange } from '#internal-api/contract.js';
import { backfill, changesSince } from './backfill.js';

const status = (pending: number, changes: KeyedChange[] = [], setAside = 0): BackfillStatus => ({
  total: 2,
  analysed: 2 - pending,
  pending,
  leased: 0,
  setAside,
  changes,
});

const change = (key: string, gained: number, lost: number, moved: number) => ({
  key,
  gained,
  lost,
  moved,
});

describe('changesSince', () => {
  it('subtracts earlier changes and sorts by the number of changes', () => {
    const before = status(0, [change('melt', 5, 1, 0), change('saute', 9, 9, 9)]);
    const after = status(0, [
      change('melt', 6, 1, 0),
      change('saute', 9, 9, 9),
      change('simmer', 1, 2, 3),
    ]);
    expect(changesSince(before, after)).toEqual([
      change('simmer', 1, 2, 3),
      change('melt', 1, 0, 0),
    ]);
  });
});

describe('backfill', () => {
  const run = async (statuses: BackfillStatus[], recipeIds: number[] | null) => {
    const printed: string[] = [];
    const progress: string[] = [];
    const requests: unknown[] = [];
    const api = {
      status: () => Promise.resolve(statuses.shift() ?? status(0)),
      backfill: (ids: readonly number[] | null) => {
        requests.push(ids);
        return Promise.resolve({ marked: 2 });
      },
    };
    const bar = {
      start: (total: number, value: number) => progress.push(`${String(value)}/${String(total)}`),
      setTotal: (total: number) => progress.push(`total ${String(total)}`),
      update: (value: unknown) => progress.push(`at ${JSON.stringify(value)}`),
      stop: () => progress.push('stop'),
    };
    await backfill(api, { bar, print: (line) => printed.push(line) }, recipeIds);
    return { printed, progress, requests };
  };

  it('waits until no step is pending and sums up the changes', async () => {
    const changes = [change('melt', 1, 0, 2)];
    const { printed, progress, requests } = await run(
      [status(0), status(3), status(1, changes), status(0, changes)],
      [7],
    );
    expect(requests).toEqual([[7]]);
    expect(progress).toEqual(['0/2', 'total 3', 'at 0', 'total 3', 'at 2', 'stop']);
    expect(printed[0]).toBe('2 steps are pending.');
    expect(printed[1]).toMatch(/^Every step is up to date, after \d+ s\.$/);
    expect(printed[2]?.split('\n').slice(-3)).toEqual([
      '│ melt           │      1 │    0 │     2 │',
      '│ all techniques │      1 │    0 │     2 │',
      '└────────────────┴────────┴──────┴───────┘',
    ]);
  });

  it('does not wait for steps that were set aside, and states their number', async () => {
    const { printed } = await run([status(0), status(2, [], 1), status(1, [], 1)], null);
    expect(printed[1]).toBe('Detection failed for 1 steps; the log of the worker names them.');
  });

  it('states that nothing changed', async () => {
    const { printed } = await run([], null);
    expect(printed.at(-1)).toBe('No technique was gained, lost or moved.');
  });
});
