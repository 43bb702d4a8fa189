import fc from 'fast-check';
import { cookings, cookingOf, KEEPS } from '../../../test/cooking.builder.js';
import { addDays } from '../week.js';
import { type Cooking, portionsOf, remainingPortions } from './cooking.js';
import { applyReport, type PortionReport, stockOf } from './stock.js';

const DATE = '2026-11-30';
const day = (days: number) => addDays(DATE, days);
const NOTHING: PortionReport = { frozen: 0, thawed: 0, eaten: 0, discarded: 0 };

/** Applies a report that is expected to be possible. */
function after(cooking: Cooking, report: Partial<PortionReport>, today = DATE): Cooking {
  const counts = applyReport(cooking, { ...NOTHING, ...report }, KEEPS, today);
  if (counts === null) throw new Error('There are too few portions.');
  return { ...cooking, ...counts };
}

/** `FRIDGE 3 by 2026-12-02` */
function written(cooking: Cooking, today = DATE): string[] {
  return stockOf(cooking, KEEPS, today).map(
    ({ storage, portions, eatBy }) => `${storage} ${String(portions)} by ${eatBy}`,
  );
}

describe('stockOf', () => {
  it('has the portions that no meal has in the fridge', () => {
    expect(written(cookingOf([], { portions: 4 }))).toEqual([`FRIDGE 4 by ${day(2)}`]);
  });

  it('has the portions of planned meals where they are until the day of the meal is over', () => {
    const cooking = cookingOf([[0, 1], [2, 2], [5, 3]], { portions: 8 }); // prettier-ignore
    expect(written(cooking)).toEqual([`FRIDGE 5 by ${day(2)}`, `FREEZER 3 by ${day(60)}`]);
    expect(written(cooking, day(2))).toEqual([`FRIDGE 4 by ${day(2)}`, `FREEZER 3 by ${day(60)}`]);
    expect(written(cooking, day(6))).toEqual([`FRIDGE 2 by ${day(2)}`]);
  });

  it('is empty when everything is eaten', () => {
    expect(written(cookingOf([[0, 4]], { portions: 4 }), day(1))).toEqual([]);
  });
});

describe('applyReport', () => {
  it('moves portions between the fridge and the freezer', () => {
    const frozen = after(cookingOf([], { portions: 4 }), { frozen: 3 });
    expect(written(frozen)).toEqual([`FRIDGE 1 by ${day(2)}`, `FREEZER 3 by ${day(60)}`]);
    const thawed = after(frozen, { thawed: 2, discarded: 1 }, day(10));
    expect(written(thawed, day(10))).toEqual([`FRIDGE 2 by ${day(11)}`, `FREEZER 1 by ${day(60)}`]);
    expect(written(after(thawed, { eaten: 3 }, day(10)))).toEqual([]);
  });

  it('freezes more than the plan needs', () => {
    const cooking = after(cookingOf([[10, 2]], { portions: 6 }), { frozen: 1 });
    expect(written(cooking)).toEqual([`FRIDGE 3 by ${day(2)}`, `FREEZER 3 by ${day(60)}`]);
  });

  it('eats what the fridge keeps, else what is frozen; discards what no longer keeps', () => {
    const cooking = after(cookingOf([], { portions: 4 }), { frozen: 2 });
    expect(written(after(cooking, { eaten: 1 }, day(2)))[0]).toBe(`FRIDGE 1 by ${day(2)}`);
    expect(written(after(cooking, { eaten: 1 }, day(3)))[1]).toBe(`FREEZER 1 by ${day(60)}`);
    expect(written(after(cooking, { discarded: 2 }, day(3)))).toEqual([`FREEZER 2 by ${day(60)}`]);
  });

  it.each<[string, Partial<PortionReport>]>([
    ['eaten, with those of meals', { eaten: 3 }],
    ['eaten and discarded together', { eaten: 1, discarded: 2 }],
    ['frozen, with those that are frozen', { frozen: 3 }],
    ['thawed', { thawed: 3 }],
  ])('returns null when more portions are reported than there are: %s', (_, report) => {
    const cooking = cookingOf([[10, 2]], { portions: 4 });
    expect(applyReport(cooking, { ...NOTHING, ...report }, KEEPS, DATE)).toBeNull();
  });

  it('does not freeze thawed portions again', () => {
    const cooking = after(after(cookingOf([], { portions: 2 }), { frozen: 2 }), { thawed: 2 });
    expect(applyReport(cooking, { ...NOTHING, frozen: 1 }, KEEPS, DATE)).toBeNull();
  });

  const count = fc.nat({ max: 4 });
  const reports = fc.array(
    fc.record({
      frozen: count,
      thawed: count,
      eaten: count,
      discarded: count,
      daysLater: fc.nat({ max: 4 }),
    }),
    { maxLength: 6 },
  );

  it('keeps every count at 0 or more, and no portion is lost', () => {
    fc.assert(
      fc.property(cookings, reports, ({ cooking, keeps }, later) => {
        let [state, today] = [cooking, cooking.date];
        for (const { daysLater, ...report } of later) {
          today = addDays(today, daysLater);
          const counts = applyReport(state, report, keeps, today);
          state = { ...state, ...counts };
          expect(remainingPortions(state)).toBeGreaterThanOrEqual(0);
          const places = stockOf(state, keeps, today);
          expect(places.every(({ portions }) => portions > 0)).toBe(true);
          const eaten = portionsOf(state.items.filter(({ date }) => date < today));
          const gone = state.eaten + state.discarded + eaten;
          expect(portionsOf(places)).toBe(state.portions - gone);
        }
      }),
    );
  });
});
