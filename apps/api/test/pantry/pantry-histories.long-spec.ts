import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addDays, daysBetween, weekStartOf } from '#domain/planning/week.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const TODAY = new Date().toISOString().slice(0, 10);
const THIS_WEEK = weekStartOf(TODAY, 'MONDAY');
const WEEKS = [-21, -14, -7, 0, 7].map((days) => addDays(THIS_WEEK, days));
/** The day of a number of days from the first week on. */
const dayOf = (number: number) => addDays(WEEKS[0] ?? '', number);
const weekOf = (date: string) => Math.floor(daysBetween(WEEKS[0] ?? '', date) / 7);

/** For each food, how much of its first unit one of each unit is. */
const FOODS: Record<string, Record<string, number>> = {
  flour: { gram: 1, kilogram: 1000, ...volumes(125 / 240) },
  milk: volumes(1),
  garlic: { clove: 1, piece: 8, gram: 8 / 24, kilogram: 8000 / 24 },
  egg: { piece: 1 },
  salt: { gram: 1, kilogram: 1000 },
};

function volumes(one: number) {
  return {
    ...{ milliliter: one, centiliter: 10 * one, liter: 1000 * one },
    ...{ teaspoon: 5 * one, tablespoon: 15 * one },
  };
}

const KEYS = Object.keys(FOODS);
/** Amounts of other foods do not add up with ticks. */
const TICKED = ['flour', 'milk', 'egg', 'salt'];

const amountOf = (key: string, max = 900) =>
  fc.record({
    key: fc.constant(key),
    quantity: fc.integer({ min: 1, max }).map((tenths) => tenths / 10),
    unit: fc.constantFrom(...Object.keys(FOODS[key] ?? {})),
  });
const size = ({ key, quantity, unit }: { key: string; quantity: number; unit: string }) =>
  quantity * (FOODS[key]?.[unit] ?? 0);
const day = fc.integer({ min: 0, max: 7 * WEEKS.length - 1 }).map(dayOf);

/** What happens in a house: some thirty requests. */
const history = fc.record({
  recipes: fc.array(
    fc.record({
      portions: fc.integer({ min: 1, max: 6 }),
      lines: fc.tuple(...KEYS.map((key) => fc.option(amountOf(key)))),
    }),
    { minLength: 2, maxLength: 3 },
  ),
  meals: fc.array(
    fc.record({
      recipe: fc.nat(2),
      date: day,
      movedTo: fc.option(day),
      portions: fc.integer({ min: 1, max: 8 }),
      isCooking: fc.boolean(),
    }),
    { minLength: 3, maxLength: 8 },
  ),
  pantry: fc.tuple(
    ...KEYS.map((key) =>
      fc.option(fc.tuple(amountOf(key, 9_000), fc.integer({ min: 0, max: 20 }))),
    ),
  ),
  removed: fc.array(fc.tuple(fc.constantFrom(...TICKED), day), { maxLength: 2 }),
  ticks: fc.array(
    fc.tuple(
      fc.constantFrom(...TICKED).chain((key) => amountOf(key, 5_000)),
      day,
    ),
    { maxLength: 4 },
  ),
  own: fc.option(fc.tuple(fc.constantFrom('milk', 'egg').chain((key) => amountOf(key)))),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

describe('the pantry of random histories', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  it('equals what an oracle gives to the needs of each day', async () => {
    const property = fc.asyncProperty(history, async (past) => {
      expect(await differences(past)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 5 });
  });

  const idOf = (key: string) => fixtures.id('ingredients', key);
  const line = ({ key, quantity, unit }: { key: string; quantity: number; unit: string }) =>
    fixtures.line(key, quantity, unit);

  /** What list and pantry have other than the oracle. */
  async function differences(past: History): Promise<unknown[]> {
    const house = await signUpAdministrator(app);
    const meals = await plan(house, past);
    const operations = (date: string, fields: object) =>
      house.client.succeed('POST', '/planning/shopping-list/operations', {
        date,
        operations: [{ id: randomUUID(), ...fields }],
      });
    // needs, removed, ticked: by food, then by day or week
    const needs = (key: string, date: string) =>
      meals
        .filter((meal) => meal.date === date)
        .reduce((sum, { portions, recipe }) => {
          const ofFood = recipe.lines.find((each) => each?.key === key);
          return sum + (ofFood ? (size(ofFood) * portions) / recipe.portions : 0);
        }, 0);
    const ofWeek = (week: number, amount: (date: string) => number) =>
      [0, 1, 2, 3, 4, 5, 6].reduce((sum, number) => sum + amount(dayOf(7 * week + number)), 0);

    await house.client.succeed('PUT', '/house/current/staples', { ingredientIds: [idOf('salt')] });
    const removed = new Map<string, number>();
    for (const [key, date] of past.removed) {
      const place = `${key} ${String(weekOf(date))}`;
      await operations(date, { kind: 'REMOVE', lineId: `ingredient-${String(idOf(key))}` });
      removed.set(
        place,
        ofWeek(weekOf(date), (each) => needs(key, each)),
      );
    }
    for (const meal of meals) {
      if (meal.movedTo === null) continue;
      await house.client.succeed('PATCH', meal.path, { date: meal.movedTo });
      meal.date = meal.movedTo;
    }
    const ticked = new Map<string, number>();
    for (const [amount, date] of past.ticks) {
      const place = `${amount.key} ${String(weekOf(date))}`;
      const { quantity, unitId } = line(amount);
      const lineId = `ingredient-${String(idOf(amount.key))}`;
      await operations(date, { kind: 'CHECK', lineId, quantity, unitId });
      ticked.set(place, (ticked.get(place) ?? 0) + size(amount));
    }
    const [own] = past.own ?? [];
    if (own) await operations(TODAY, { kind: 'ADD', ...line(own) });
    const rows = new Map<string, { left: number; asOf: string; unit: string }>();
    for (const row of past.pantry) {
      if (row === null) continue;
      const [amount, age] = row;
      const { ingredientId, ...body } = line(amount);
      const asOf = addDays(TODAY, -age);
      await house.client.succeed('PUT', `/house/current/pantry/${String(ingredientId)}`, {
        ...{ ...body, asOf },
      });
      rows.set(amount.key, { left: size(amount), asOf, unit: amount.unit });
    }

    // The oracle.
    const given = new Map<string, number>();
    const remaining = new Map<string, number>();
    for (const [key, row] of rows) {
      const leftOfRemoved = new Map(removed);
      for (let number = 0; number < 7 * WEEKS.length; number += 1) {
        const date = dayOf(number);
        const place = `${key} ${String(weekOf(date))}`;
        if (date === TODAY)
          remaining.set(key, row.left / size({ key, quantity: 1, unit: row.unit }));
        const byRemoval = Math.min(needs(key, date), leftOfRemoved.get(place) ?? 0);
        leftOfRemoved.set(place, (leftOfRemoved.get(place) ?? 0) - byRemoval);
        const share = date < row.asOf ? 0 : Math.min(row.left, needs(key, date) - byRemoval);
        row.left -= share;
        given.set(`${key} ${date}`, share);
      }
    }
    const givenOn = (key: string) => (date: string) => given.get(`${key} ${date}`) ?? 0;
    const weekOfFood = (key: string, week: number) => {
      const place = `${key} ${String(week)}`;
      const net = ofWeek(week, (date) => needs(key, date) - givenOn(key)(date));
      const bought = ticked.get(place) ?? 0;
      const kept = removed.get(place) ?? 0;
      const missing = Math.max(0, net - bought - kept);
      return { net, bought, kept, missing, surplus: Math.max(0, bought - net) };
    };
    const missingOf = (key: string, week: number) => {
      const [now, last, secondLast] = [0, 1, 2].map((back) => weekOfFood(key, week - back)) as [
        ReturnType<typeof weekOfFood>,
        ReturnType<typeof weekOfFood>,
        ReturnType<typeof weekOfFood>,
      ];
      const fromLast = Math.min(now.missing, last.surplus);
      const rest = secondLast.surplus - Math.min(last.missing, secondLast.surplus);
      const carried = fromLast + Math.min(now.missing - fromLast, rest);
      const ofOwn = own?.key === key && week >= weekOf(TODAY) ? size(own) : 0;
      return Math.max(0, now.net + ofOwn - now.bought - now.kept - carried);
    };

    // A kilogram has three decimals, and what is missing of it is rounded up.
    const isNear = (one: number, other: number) => Math.abs(one - other) < 1.5;
    const total = (key: string, amounts: { quantity: number; unitId: number }[]) =>
      amounts.reduce((sum, { quantity, unitId }) => {
        const isUnit = (each: string) => fixtures.id('units', each) === unitId;
        const unit = Object.keys(FOODS[key] ?? {}).find(isUnit) ?? 'unknown';
        return sum + size({ key, quantity, unit });
      }, 0);
    const problems: unknown[] = [];
    const check = (what: string, actual: number, expected: number) => {
      if (!isNear(actual, expected)) problems.push({ what, actual, expected });
    };
    for (const [week, date] of WEEKS.entries()) {
      if (week < 2) continue;
      const list = (await house.client.get(`/planning/shopping-list?date=${date}`)).body;
      for (const key of KEYS) {
        const each = [...list.lines, ...list.staples].find((one) => one.ingredientId === idOf(key));
        const what = `${key} of ${date}`;
        if (each === undefined) {
          const isNeeded = ofWeek(week, (one) => needs(key, one)) > 0;
          if (isNeeded && !removed.has(`${key} ${String(week)}`)) problems.push({ what, each });
          continue;
        }
        check(`${what} from the pantry`, total(key, each.fromPantry), ofWeek(week, givenOn(key)));
        if (TICKED.includes(key)) {
          check(`${what} missing`, total(key, each.missing), missingOf(key, week));
        }
        expect(list.staples.includes(each)).toBe(key === 'salt');
      }
    }
    const [first, last] = [addDays(TODAY, -3), addDays(TODAY, 5)];
    const range = (await house.client.get(`/planning/shopping-list?from=${first}&to=${last}`)).body;
    for (const each of [...range.lines, ...range.staples]) {
      const key = KEYS.find((one) => idOf(one) === each.ingredientId) ?? '';
      const days = Array.from({ length: 9 }, (_, number) => addDays(first, number));
      const expected = days.reduce((sum, date) => sum + givenOn(key)(date), 0);
      check(`${key} of the range`, total(key, each.fromPantry), expected);
    }
    for (const row of (await house.client.get('/house/current/pantry')).body) {
      const key = KEYS.find((one) => idOf(one) === row.ingredientId) ?? '';
      expect(row.remaining).toBeCloseTo(remaining.get(key) ?? 0, 2);
    }
    return problems;
  }

  async function plan({ client }: Member, { recipes, meals }: History) {
    const written = await Promise.all(
      recipes.map(async ({ portions, lines }) => {
        const ingredients = lines.filter((each) => each !== null).map(line);
        const { id } = await fixtures.write(client, { portions, ingredients });
        return { id: id as number, portions, lines };
      }),
    );
    const planned = [];
    for (const { recipe: number, date, portions, isCooking, movedTo } of meals) {
      const recipe = written[number % written.length];
      if (recipe === undefined) continue;
      const body = { recipeId: recipe.id, date, portions, ...(!isCooking && { slot: 'DINNER' }) };
      const path = isCooking ? '/planning/cookings' : '/planning/items';
      const { id } = await client.succeed<{ id: number }>('POST', path, body);
      planned.push({ path: `${path}/${String(id)}`, recipe, date, portions, movedTo });
    }
    return planned;
  }
});
