import type { KnownItem } from '../../records/ledger.js';
import { type ApiAnswer, requireContent, requireStatus } from '../../people/api-request.js';
import type { Person } from '../../people/person.js';
import { type Action, as, newKey, WEEKS, type World } from '../../people/world.js';

/** Items that a person has planned, at most. */
const MAX_ITEMS = 12;
const SLOTS = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'] as const;

interface ItemBody {
  readonly id: number;
  readonly date: string;
  readonly slot: string;
  readonly portions: number;
  readonly recipe: { readonly id: number };
}

interface WeekBody {
  readonly days: readonly { readonly slots: readonly { readonly items: readonly ItemBody[] }[] }[];
}

/** Plans a fixed recipe of any person, or removes an item when there are enough. */
export const planRecipe: Action = async (world, person) => {
  const { requester, ledger, people } = world;
  const own = itemsOf(world, person);
  const [surplus] = own;
  if (surplus !== undefined && own.length >= MAX_ITEMS)
    return removeItem(world, person, surplus[0]);
  const body = {
    recipeId: person.random.pick(people).fixedRecipe.id,
    date: person.random.pick(WEEKS),
    slot: person.random.pick(SLOTS),
    portions: person.random.between(1, 1000),
  };
  const answer = await requester.write(
    as(person, {
      kind: 'plan a recipe',
      method: 'POST',
      path: '/planning/items',
      body,
      key: newKey(),
    }),
  );
  requireStatus(answer, 201);
  const known = { houseId: person.houseId, plannedBy: person.id, ...body };
  const item = answer.body as ItemBody;
  requireContent(answer, isRight(item, known), `differs from ${JSON.stringify(known)}`);
  ledger.items.settle(item.id, known);
  ledger.confirmedWrites++;
};

export const changeItem: Action = async (world, person) => {
  const { requester, ledger } = world;
  const own = itemsOf(world, person);
  if (own.length === 0) return planRecipe(world, person);
  const [id, item] = person.random.pick(own);
  const change = { slot: person.random.pick(SLOTS), portions: person.random.between(1, 1000) };
  const known = { ...item, ...change };
  ledger.items.begin(id);
  const answer = await requester.write(
    as(person, {
      kind: 'change an item',
      method: 'PATCH',
      path: `/planning/items/${id}`,
      body: change,
    }),
  );
  requireStatus(answer, 200);
  requireContent(answer, isRight(answer.body as ItemBody, known), 'differs from the change');
  ledger.items.settle(id, known);
  ledger.confirmedWrites++;
};

/** Checks every item of the house that did not change meanwhile. */
export const readWeek: Action = async ({ requester, ledger }, person) => {
  const week = person.random.pick(WEEKS);
  const answer = await requester.read(
    as(person, { kind: 'read the plan', method: 'GET', path: `/planning?date=${week}` }),
  );
  if (answer === undefined) return;
  const found = itemsIn(answer);
  for (const id of ledger.items.ids) {
    const known = ledger.items.valueSince(id, answer.sentAt);
    if (known === undefined) continue;
    const item = found.get(id);
    const isHere = known?.houseId === person.houseId && known.date === week;
    const matches = isHere ? item !== undefined && isRight(item, known) : item === undefined;
    requireContent(answer, matches, `item ${id} differs from ${JSON.stringify(known)}`);
  }
};

/** The session of the week: every recipe in it is planned by the house. */
export const readSession: Action = async ({ requester }, person) => {
  const path = `/planning/batch?date=${person.random.pick(WEEKS)}`;
  const answer = await requester.read(
    as(person, { kind: 'read the batch session', method: 'GET', path }),
  );
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const { recipes, tasks } = answer.body as {
    readonly recipes: readonly { readonly id: number }[];
    readonly tasks: readonly { readonly steps: readonly { readonly recipeId: number }[] }[];
  };
  const ids = new Set(recipes.map(({ id }) => id));
  const used = tasks.flatMap(({ steps }) => steps.map(({ recipeId }) => recipeId));
  requireContent(
    answer,
    used.every((id) => ids.has(id)),
    'a task has an unknown recipe',
  );
};

/** The items of a week by id. */
export function itemsIn(answer: ApiAnswer): Map<string, ItemBody> {
  requireStatus(answer, 200);
  const { days } = answer.body as WeekBody;
  const items = days.flatMap(({ slots }) => slots.flatMap((slot) => slot.items));
  return new Map(items.map((item) => [String(item.id), item]));
}

export function isRight({ date, slot, portions, recipe }: ItemBody, known: KnownItem): boolean {
  return (
    date === known.date &&
    slot === known.slot &&
    portions === known.portions &&
    recipe.id === known.recipeId
  );
}

async function removeItem({ requester, ledger }: World, person: Person, id: string): Promise<void> {
  ledger.items.begin(id);
  const answer = await requester.write(
    as(person, { kind: 'remove an item', method: 'DELETE', path: `/planning/items/${id}` }),
  );
  requireStatus(answer, 204, ...(answer.wasRepeated ? [404] : []));
  ledger.items.settle(id, null);
  ledger.confirmedWrites++;
}

function itemsOf({ ledger }: World, { id }: Person): [string, KnownItem][] {
  return ledger.items.live.filter(([, { plannedBy }]) => plannedBy === id);
}
