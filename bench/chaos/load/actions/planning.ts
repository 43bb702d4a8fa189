import { randomUUID } from 'node:crypto';
import type { KnownItem } from '../../records/ledger.js';
import { type ApiAnswer, requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, type Person, read, WEEKS, type World, write } from '../../people/world.js';

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
  const { ledger, people } = world;
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
  const request = { kind: 'plan a recipe', method: 'POST', path: '/planning/items', body } as const;
  const answer = await write(world, person, { ...request, key: randomUUID() }, 201);
  const known = { houseId: person.houseId, plannedBy: person.id, ...body };
  const item = answer.body as ItemBody;
  requireContent(answer, isRight(item, known), `differs from ${JSON.stringify(known)}`);
  ledger.items.settle(item.id, known);
};

export const changeItem: Action = async (world, person) => {
  const { items } = world.ledger;
  const own = itemsOf(world, person);
  if (own.length === 0) return planRecipe(world, person);
  const [id, item] = person.random.pick(own);
  const body = { slot: person.random.pick(SLOTS), portions: person.random.between(1, 1000) };
  const known = { ...item, ...body };
  items.begin(id);
  const path = `/planning/items/${id}`;
  const request = { kind: 'change an item', method: 'PATCH', path, body } as const;
  const answer = await write(world, person, request, 200);
  requireContent(answer, isRight(answer.body as ItemBody, known), 'differs from the change');
  items.settle(id, known);
};

/** Checks every item of the house that did not change meanwhile. */
export const readWeek: Action = async (world, person) => {
  const week = person.random.pick(WEEKS);
  const answer = await read(world, person, 'read the plan', `/planning?date=${week}`);
  if (answer === undefined) return;
  const found = itemsIn(answer);
  for (const [id, known] of world.ledger.items.knownSince(answer.sentAt)) {
    const item = found.get(id);
    const isHere = known?.houseId === person.houseId && known.date === week;
    const matches = isHere ? item !== undefined && isRight(item, known) : item === undefined;
    requireContent(answer, matches, `item ${id} differs from ${JSON.stringify(known)}`);
  }
};

/** The session of the week: every recipe in it is planned by the house. */
export const readSession: Action = async (world, person) => {
  const path = `/planning/batch?date=${person.random.pick(WEEKS)}`;
  const answer = await read(world, person, 'read the batch session', path);
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const { recipes, tasks } = answer.body as {
    readonly recipes: readonly { readonly id: number }[];
    readonly tasks: readonly { readonly steps: readonly { readonly recipeId: number }[] }[];
  };
  const ids = new Set(recipes.map(({ id }) => id));
  const used = tasks.flatMap(({ steps }) => steps.map(({ recipeId }) => recipeId));
  const areKnown = used.every((id) => ids.has(id));
  requireContent(answer, areKnown, 'a task has an unknown recipe');
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

async function removeItem(world: World, person: Person, id: string): Promise<void> {
  const { items } = world.ledger;
  items.begin(id);
  const path = `/planning/items/${id}`;
  await write(world, person, { kind: 'remove an item', method: 'DELETE', path }, 204, 404);
  items.settle(id, null);
}

function itemsOf({ ledger }: World, { id }: Person): [string, KnownItem][] {
  return ledger.items.live.filter(([, { plannedBy }]) => plannedBy === id);
}
