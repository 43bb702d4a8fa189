import { type DayTick, dayTicks } from './day-ticks.js';

const [MONDAY, TUESDAY, TODAY] = ['2026-07-06', '2026-07-07', '2026-07-08'];

const on = (date: string, thousandths: number, kept: number | null = null): DayTick => ({
  date,
  unit: 'gram',
  thousandths,
  kept,
});

describe('What was ticked off of a line', () => {
  const before = [on(TUESDAY, 200), on(MONDAY, 300), on(TODAY, 100)];
  it.each([
    ['stays with its day, and what is new belongs to today', 700, [300, 200, 200]],
    ['is taken back of today first', 550, [300, 200, 50]],
    ['is taken back of the last days before today', 350, [300, 50, 0]],
    ['has no row for a day of which all was taken back', 0, [0, 0, 0]],
  ])('%s', (_rule, grams, [monday = 0, tuesday = 0, today = 0]) => {
    const ticks = [on(MONDAY, monday), on(TUESDAY, tuesday), on(TODAY, today)];
    expect(dayTicks({ bought: new Map([['gram', grams]]), kept: null }, before, TODAY)).toEqual(
      ticks.filter(({ thousandths }) => thousandths > 0),
    );
  });

  it('keeps what was missing with the day on which the line was removed', () => {
    const removed = [on(MONDAY, 300), on(TUESDAY, 0, 400)];
    const after = {
      bought: new Map([['gram', 300]] as const),
      kept: new Map([['gram', 500]] as const),
    };
    expect(dayTicks(after, removed, TODAY)).toEqual([...removed, on(TODAY, 0, 100)]);
  });

  it('counts each unit on its own', () => {
    const bought = new Map([['piece', 2000], ['gram', 300]] as const); // prettier-ignore
    expect(dayTicks({ bought, kept: null }, [on(MONDAY, 500)], TODAY)).toEqual([
      { date: TODAY, unit: 'piece', thousandths: 2000, kept: null },
      on(MONDAY, 300),
    ]);
  });
});
