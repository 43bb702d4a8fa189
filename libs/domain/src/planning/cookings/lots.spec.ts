import fc from 'fast-check';
import { cookingOf, KEEPS } from '../../../test/cooking.builder.js';
import type { Keeps } from '../keeping/keeping.js';
import { addDays } from '../week.js';
import { type Cooking, remainingPortions, type ServedMeal } from './cooking.js';
import { type Lot, portionsIn, shareOut } from './lots.js';
import { applyReport, carriedOut, isOver, stockOf } from './stock.js';
import { storageOf } from './storage.js';

const DATE = '2026-11-30';
const day = (days: number) => addDays(DATE, days);

/** The cooking after its meals change on a day, as the service changes them. */
function replan(
  cooking: Cooking,
  today: string,
  items: readonly ServedMeal[],
  keeps = KEEPS,
): Cooking {
  const changed = cooking.items.filter((meal) => !items.includes(meal)).map(({ id }) => id);
  return { ...cooking, ...carriedOut(cooking, keeps, today, changed), items };
}

const meal = (id: number, days: number, portions = 2) => ({ id, date: day(days), portions });

describe('a plan that changes', () => {
  const spoiled = { storage: 'FRIDGE', eatBy: day(2), warning: 'KEEPS_TOO_SHORT' };
  const frozen = { storage: 'FREEZER', eatBy: day(60) };

  it.each<[string, Cooking, number, readonly ServedMeal[], object]>([
    ['a meal is planned when the fridge no longer keeps the dish',
      cookingOf([], { portions: 2 }), 9, [meal(1, 10)], spoiled],
    ['a meal that was not eaten is moved', cookingOf([[2, 2]]), 9, [meal(1, 10)], spoiled],
    ['a meal is planned on the last day in the fridge',
      cookingOf([], { portions: 2 }), 2, [meal(1, 10)], { ...frozen, thawOn: day(9) }],
    ['a frozen meal is moved before it is thawed',
      cookingOf([[20, 2]]), 9, [meal(1, 30)], { ...frozen, thawOn: day(29) }],
    ['a frozen meal is moved after it was thawed',
      cookingOf([[8, 2]]), 9, [meal(1, 30)], { ...spoiled, eatBy: day(8) }],
  ])('%s', (_, cooking, today, items, expected) => {
    const after = replan(cooking, day(today), items);
    expect(storageOf(after, KEEPS).get(1)).toEqual(expected);
    const isSpoiled = 'warning' in expected;
    expect(stockOf(after, KEEPS, day(today))[0]?.warning).toBe(isSpoiled ? 'KEEPS_TOO_SHORT' : null);
  }); // prettier-ignore

  it('gives a meal what keeps until its day before what does not', () => {
    const cooking = cookingOf([], { portions: 4, frozen: 1 });
    const late = replan(cooking, day(9), [meal(1, 10, 1), meal(2, 11, 1)]);
    expect([...storageOf(late, KEEPS).values()]).toMatchObject([
      { storage: 'FREEZER', thawOn: day(9) },
      spoiled,
    ]);
  });

  it('keeps portions frozen whose meal is removed', () => {
    const without = replan(cookingOf([[10, 2]]), day(5), []);
    const again = replan(without, day(6), [meal(3, 12)]);
    expect(storageOf(again, KEEPS).get(3)).toEqual({ ...frozen, thawOn: day(11) });
  });

  const portions = fc.integer({ min: 1, max: 3 });
  const steps = fc.array(
    fc.record({
      days: fc.nat({ max: 4 }),
      action: fc.constantFrom('plan', 'move', 'remove', 'freeze', 'thaw', 'eat'),
      ahead: fc.nat({ max: 70 }),
      which: fc.nat({ max: 5 }),
      portions,
    }),
    { minLength: 1, maxLength: 12 },
  );
  const kept = fc.record({
    fridgeDays: fc.constantFrom(1, 2, 4),
    freezerDays: fc.constantFrom(0, 30, 60),
    why: fc.constant('unknown' as const),
  });

  /** The portions that have not been eaten, by what `isCounted` says of their lot. */
  function count(cooking: Cooking, keeps: Keeps, today: string, isCounted: (lot: Lot) => boolean) {
    const { meals, rest } = shareOut(cooking, keeps);
    const ahead = cooking.items.flatMap(({ id, date }) =>
      date < today ? [] : (meals.get(id) ?? []),
    );
    return portionsIn([...rest, ...ahead].filter(isCounted));
  }

  it('never makes fresh or frozen what no longer keeps', () => {
    fc.assert(
      fc.property(kept, steps, (keeps, history) => {
        let cooking = cookingOf([], { portions: 8 });
        let today = DATE;
        for (const [index, { days, action, ahead, which, portions: size }] of history.entries()) {
          today = addDays(today, days);
          const date = addDays(today, ahead);
          const before = cooking;
          const chosen = cooking.items[which % Math.max(1, cooking.items.length)];
          const others = cooking.items.filter((each) => each !== chosen);
          const left = remainingPortions(cooking);
          if (action === 'plan' && left >= size) {
            const added = { id: index, date, portions: size };
            cooking = replan(cooking, today, [...cooking.items, added], keeps);
          } else if (action === 'move' && chosen) {
            cooking = replan(cooking, today, [...others, { ...chosen, date }], keeps);
          } else if (action === 'remove' && chosen) {
            cooking = replan(cooking, today, others, keeps);
          } else {
            const report = { frozen: 0, thawed: 0, eaten: 0, discarded: 0 };
            const field = { freeze: 'frozen', thaw: 'thawed', eat: 'eaten' } as const;
            if (action === 'plan' || action === 'move' || action === 'remove') continue;
            if (action === 'freeze' && isOver(cooking, keeps, today)) continue;
            const settled = { ...cooking, ...carriedOut(cooking, keeps, today) };
            cooking = {
              ...settled,
              ...applyReport(settled, { ...report, [field[action]]: size }, keeps, today),
            };
            continue;
          }
          const spoils = ({ eatBy }: Lot) => eatBy < today;
          expect(count(cooking, keeps, today, spoils)).toBeGreaterThanOrEqual(
            count(before, keeps, today, spoils),
          );
          const isFrozen = ({ kind }: Lot) => kind === 'frozen';
          const frozen = count(before, keeps, today, isFrozen);
          const isLater = isOver(cooking, keeps, today);
          expect(isLater && count(cooking, keeps, today, isFrozen) > frozen).toBe(false);
          for (const meals of cooking.items.filter((each) => each.date >= today)) {
            const { warning, eatBy = '' } = storageOf(cooking, keeps).get(meals.id) ?? {};
            expect(warning === undefined || eatBy < meals.date).toBe(true);
            const later = cooking.items.filter(
              (each) =>
                each.date >= meals.date &&
                each.date !== cooking.date &&
                storageOf(cooking, keeps).get(each.id)?.warning === undefined,
            );
            const needed = later.reduce((sum, each) => sum + each.portions, 0);
            const isKept = (lot: Lot) => lot.eatBy >= meals.date;
            expect(needed).toBeLessThanOrEqual(count(cooking, keeps, today, isKept));
          }
        }
      }),
    );
  });
});
