import fc from 'fast-check';
import { routineDays } from '#domain/planning/routines/routine-days.js';
import { addDays, WEEKDAYS } from '#domain/planning/week.js';
import { dayIn } from '#domain/time-zone.js';
import { Jobs } from '../../src/jobs/jobs.service.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';

const TODAY = dayIn(new Date(), 'UTC');
const DISHES = ['pizza', 'soupe', 'poisson'];
const SLOTS = ['LUNCH', 'DINNER'];
const day = fc.integer({ min: -3, max: 40 }).map((days) => addDays(TODAY, days));
/** One of the items that nobody has changed. */
const which = fc.nat(34);
const routine = fc.record({
  slot: fc.constantFrom(...SLOTS),
  weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 3 }),
  text: fc.constantFrom(...DISHES),
  from: day,
  everyWeeks: fc.integer({ min: 1, max: 3 }),
});
/** What happens in a house, by one member or by two at once. */
const action = fc.record({
  isTwice: fc.boolean(),
  step: fc.oneof(
    fc.record({ kind: fc.constantFrom('note', 'delete'), which }),
    fc.record({ kind: fc.constant('move'), which, to: day }),
    fc.record({ kind: fc.constant('cook'), date: day, slot: fc.constantFrom(...SLOTS), text: fc.constantFrom(...DISHES) }),
    fc.record({ kind: fc.constant('patch'), fields: routine }),
    fc.record({ kind: fc.constant('wait'), weeks: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ kind: fc.constant('withdraw') }),
  ),
}); // prettier-ignore
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;
type Fields = typeof routine extends fc.Arbitrary<infer Value> ? Value : never;

interface Item {
  readonly id: number;
  date: string;
  readonly slot: string;
  readonly text: string | null;
  readonly note: string | null;
}

/** The days that a routine must have planned, and whether somebody has changed them since. */
class ExpectedDays {
  /** With an item; without one, because the cell had the dish; changed or deleted by a person. */
  readonly days = new Map<string, 'PLANNED' | 'TAKEN' | 'CHANGED'>();

  constructor(private fields: Fields) {}

  plan(others: readonly Item[]): void {
    const { slot, text } = this.fields;
    for (const date of routineDays({ ...this.fields, until: null }, TODAY, 'MONDAY')) {
      if (this.days.has(date)) continue;
      const isTaken = others.some((item) => item.date === date && item.slot === slot && item.text === text); // prettier-ignore
      this.days.set(date, isTaken ? 'TAKEN' : 'PLANNED');
    }
  }

  patch(fields: Fields): void {
    this.fields = fields;
    for (const [date, state] of this.days) {
      if (date >= TODAY && state !== 'CHANGED') this.days.delete(date);
    }
  }

  wait(days: number): void {
    const moved = [...this.days].map(([date, state]) => [addDays(date, -days), state] as const);
    this.fields = { ...this.fields, from: addDays(this.fields.from, -days) };
    this.days.clear();
    for (const [date, state] of moved) this.days.set(date, state);
  }

  get planned(): string[] {
    return [...this.days].flatMap(([date, state]) => (state === 'PLANNED' ? date : [])).sort();
  }
}

describe('the items of a routine', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  it('are those that nobody has changed, each day once, whatever happens', async () => {
    const property = fc.asyncProperty(
      routine,
      fc.array(action, { minLength: 3, maxLength: 7 }),
      async (fields, actions) => {
        expect(await live(fields, actions)).toBe(actions.length);
      },
    );
    await fc.assert(property);
  });

  const itemsOf = (houseId: number, isOfRoutine: boolean): Promise<Item[]> =>
    app.sql<Item & Record<string, unknown>>(
      `select item.id, to_char(item.date, 'YYYY-MM-DD') as date, slot, text, note
       from planning_item item left join routine_day planned on planned.item_id = item.id
       where house_id = $1 and item.recipe_id is null
         and (planned.item_id is not null and not planned.is_changed) = $2
       order by item.date, item.id`,
      [houseId, isOfRoutine],
    );

  /** Days pass: everything of a house is that many days earlier. */
  async function wait(houseId: number, days: number): Promise<void> {
    const ofHouse = 'routine_id in (select id from routine where house_id = $1)';
    for (const shift of [-100_000, 100_000 - days]) {
      // Two dates never meet while the rows are updated one after the other.
      await app.sql(`update routine_day set date = date + $2::int where ${ofHouse}`, [houseId, shift]); // prettier-ignore
    }
    await app.sql('update planning_item set date = date - $2::int where house_id = $1', [houseId, days]); // prettier-ignore
    await app.sql(
      `update routine set first_day = first_day - $2::int, planned_on = planned_on - $2::int
       where house_id = $1`,
      [houseId, days],
    );
  }

  /** @returns how many actions had their effect and no other */
  async function live(fields: Fields, actions: readonly Action[]): Promise<number> {
    const administrator = await signUpAdministrator(app);
    const members = [administrator, await signUpMember(app, administrator)] as const;
    const houseId = administrator.houseId;
    const stranger = await signUpAdministrator(app);
    const dish = await fixtures.write(stranger.client, { visibility: 'PUBLIC' });
    const { id } = await administrator.client.succeed('POST', '/planning/routines', fields);
    const withRecipe = { slot: 'SNACK', weekdays: ['MONDAY'], recipeId: dish.id };
    await administrator.client.succeed('POST', '/planning/routines', withRecipe);
    let [dishDays, isWithdrawn] = [await dishes(houseId), false];
    const expected = new ExpectedDays(fields);
    expected.plan([]);
    for (const { step, isTwice } of actions) {
      /** Sends a request as one member, or as both at once: one of them may come too late. */
      const send = async (method: 'PATCH' | 'DELETE' | 'POST', path: string, body?: object) => {
        const senders: readonly Member[] = isTwice ? members : members.slice(0, 1);
        const answers = await Promise.all(
          senders.map(({ client }) => client.send<any>(method, path, body)),
        );
        expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      };
      const before = await itemsOf(houseId, true);
      const upcoming = before.filter(({ date }) => date >= TODAY);
      const item = 'which' in step ? upcoming[step.which % Math.max(1, upcoming.length)] : undefined; // prettier-ignore
      const path = `/planning/items/${String(item?.id)}`;
      switch (step.kind) {
        case 'note':
        case 'move':
        case 'delete':
          if (item === undefined) break;
          expected.days.set(item.date, 'CHANGED');
          if (step.kind === 'delete') await send('DELETE', path);
          else await send('PATCH', path, 'to' in step ? { date: step.to } : { note: 'changé' });
          break;
        case 'cook':
          if (!('slot' in step)) break;
          await members[1].client.succeed('POST', '/planning/items', { date: step.date, slot: step.slot, text: step.text }); // prettier-ignore
          break;
        case 'patch':
          if (!('fields' in step)) break;
          expected.patch(step.fields);
          await send('PATCH', `/planning/routines/${String(id)}`, step.fields);
          break;
        case 'wait':
          if (!('weeks' in step)) break;
          expected.wait(7 * step.weeks);
          await wait(houseId, 7 * step.weeks);
          dishDays = dishDays.map((date) => addDays(date, -7 * step.weeks));
          if (!isWithdrawn) {
            const open = { ...withRecipe, weekdays: ['MONDAY'] as const, until: null };
            const days = routineDays({ ...open, from: '1970-01-01', everyWeeks: 1 }, TODAY, 'MONDAY'); // prettier-ignore
            dishDays = [...new Set([...dishDays, ...days])].sort();
          }
          await Promise.all([1, 2].map(() => app.app.get(Jobs).wake('routines')));
          break;
        default:
          isWithdrawn = true;
          await stranger.client.succeed('PUT', `/recipes/${String(dish.id)}`, fixtures.recipe({ visibility: 'PERSONAL' })); // prettier-ignore
      }
      expected.plan(await itemsOf(houseId, false));
      const after = await itemsOf(houseId, true);
      expect(after.map(({ date }) => date)).toEqual(expected.planned);
      expect(await dishes(houseId)).toEqual(dishDays);
      const routines = await administrator.client.succeed('GET', '/planning/routines');
      expect(routines).toHaveLength(isWithdrawn ? 1 : 2);
    }
    return actions.length;
  }

  /** The days on which a recipe, or the copy of one, is planned. */
  async function dishes(houseId: number): Promise<string[]> {
    const rows = await app.sql<{ date: string }>(
      `select to_char(date, 'YYYY-MM-DD') as date from planning_item
       where house_id = $1 and recipe_id is not null order by date`,
      [houseId],
    );
    return rows.map(({ date }) => date);
  }
});
