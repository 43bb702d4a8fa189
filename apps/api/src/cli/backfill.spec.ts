import type { BackfillStatus, KeyedChange } from '#internal-api/contract.js';
import { changesSince, backfill } from './backfill.js';

const status = (pending: number, changes: KeyedChange[] = []): BackfillStatus => ({
  total: 2,
  analysed: 2 - pending,
  pending,
  leased: 0,
  changes,
});

const change = (key: string, gained: number, lost: number, moved: number) => ({
  key,
  gained,
  lost,
  moved,
});

describe('changesSince', () => {
  it('subtracts what had changed before, most changed first', () => {
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
  const tell = async (statuses: BackfillStatus[], recipeIds: number[] | null) => {
    const told: string[] = [];
    const asked: unknown[] = [];
    const api = {
      status: () => Promise.resolve(statuses.shift() ?? status(0)),
      backfill: (ids: readonly number[] | null) => {
        asked.push(ids);
        return Promise.resolve({ marked: 2 });
      },
    };
    const terminal = { print: (line: string) => told.push(line), rewrite: () => undefined };
    await backfill(api, terminal, recipeIds);
    return { told, asked };
  };

  it('waits until nothing is owed, and sums up what changed', async () => {
    const changes = [change('melt', 1, 0, 2)];
    const { told, asked } = await tell(
      [status(0), status(2), status(1, changes), status(0, changes)],
      [7],
    );
    expect(asked).toEqual([[7]]);
    expect(told[0]).toBe('2 steps will be analysed anew.');
    expect(told[1]).toMatch(/^Every step is up to date, after \d+ s\.$/);
    expect(told[2]?.split('\n').slice(-2)).toEqual([
      'melt                 1     0      2',
      'all techniques       1     0      2',
    ]);
  });

  it('says so when nothing changed', async () => {
    const { told } = await tell([], null);
    expect(told.at(-1)).toBe('No technique was gained, lost or moved.');
  });
});
