import fc from 'fast-check';
import { type Cooking, NOTHING_REPORTED, portionsOf } from '../src/planning/cookings/cooking.js';
import { addDays } from '../src/planning/days.js';
import type { Keeps } from '../src/planning/keeping/keeping.js';

const DATE = '2026-11-30';

/** For tests: a dish that keeps two days in the fridge and 60 in the freezer. */
export const KEEPS: Keeps = { fridgeDays: 2, freezerDays: 60, why: 'cookedMeat' };

/** For tests: a cooking with meals 1, 2 … some days later; as many portions as they have. */
export function cookingOf(
  meals: readonly (readonly [daysLater: number, portions: number])[],
  more: Partial<Cooking> = {},
): Cooking {
  const items = meals.map(([daysLater, portions], index) => ({
    id: index + 1,
    date: addDays(DATE, daysLater),
    portions,
  }));
  return { ...NOTHING_REPORTED, date: DATE, portions: portionsOf(items), items, ...more };
}

const meal = fc.tuple(
  fc.oneof({ weight: 5, arbitrary: fc.nat({ max: 8 }) }, fc.constantFrom(30, 60, 61, 90)),
  fc.integer({ min: 1, max: 6 }),
);

/** For tests: cookings of which people have reported nothing, and how long they keep. */
export const cookings = fc
  .record({
    meals: fc.array(meal, { maxLength: 6 }),
    more: fc.nat({ max: 4 }),
    fridgeDays: fc.constantFrom(1, 2, 7),
    freezerDays: fc.constantFrom(0, 30, 60, 90),
  })
  .map(({ meals, more, fridgeDays, freezerDays }) => {
    const cooking = cookingOf(meals);
    return {
      cooking: { ...cooking, portions: cooking.portions + more },
      keeps: { fridgeDays, freezerDays, why: 'unknown' } as const satisfies Keeps,
    };
  });
