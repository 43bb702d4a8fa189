import { mainFood } from '../libs/domain/src/planning/proposals/dishes/main-food.js';
import { INGREDIENTS } from '../libs/domain/src/catalogue/ingredients.js';
import { type UnitKey, UNITS } from '../libs/domain/src/catalogue/units.js';
import { createHouse, type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { withClient } from './harness/database.js';
import { QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { mean, median, quantile, timeOf } from './harness/figures/statistics.js';
import { send, sendJson } from './harness/send.js';
import { startServices } from './harness/services.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';
import { Random, shuffle } from './seed/random.js';
import { seed } from './seed/seed.js';

const RECIPES = 5_000;
const HOUSES = QUICK ? 5 : 200;
const AT_ONCE = 20;
const MONDAY = '2026-07-06';
const CELLS = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-07-${String(6 + Math.floor(index / 2)).padStart(2, '0')}`,
  slot: index % 2 === 0 ? 'LUNCH' : 'DINNER',
  portions: 4,
}));
const ALLERGIES = ['gluten', 'eggs', 'milk', 'nuts', 'fish', 'celery'];
const DIETS = ['omnivore', 'vegetarian', 'vegan', 'pescatarian', 'glutenFree'];

export const description =
  'Proposals for 14 cells from 5,000 recipes, in houses with diets and allergies. Control: a random ' +
  'choice of suitable recipes, planned in the same week.';

interface Item {
  readonly recipeId: number;
}

interface Proposal {
  readonly items: readonly Item[];
  readonly lines: number;
  readonly sessionMinutes: number;
}

/** What a week of a house needs. */
interface Needed {
  readonly lines: number;
  readonly minutes: number;
}

export default async function proposals(context: BenchContext): Promise<void> {
  await seed(context.databaseUrl, { recipes: RECIPES });
  const ids = await withClient(context.databaseUrl, readIds);
  const services = await startServices(context);
  const { url } = services.api;
  const random = new Random(1);
  const times: number[] = [];
  const lines: number[] = [];
  const minutes: number[] = [];
  let [unsuitable, repeated] = [0, 0];
  let headers: SessionHeaders | undefined;
  for (let house = 0; house < HOUSES; house++) {
    headers = await createEaters(url, ids, random);
    const proposed = await time(times, () => propose(url, headers ?? { cookie: '' }));
    const control = await planRandomly(url, headers, random);
    for (const proposal of proposed) {
      lines.push(proposal.lines / control.lines);
      minutes.push(proposal.sessionMinutes / control.minutes);
      const recipeIds = proposal.items.map(({ recipeId }) => recipeId);
      unsuitable += await countUnsuitable(url, headers, recipeIds);
      repeated += await countRepeated(url, headers, ids, recipeIds);
    }
  }
  report([
    { name: '14 cells, p50', unit: 'ms', ours: median(times), target: { atMost: 500 } },
    {
      name: 'lines of a random choice, mean',
      unit: '',
      ours: mean(lines),
      target: { atMost: 0.8 },
    },
    { name: 'the same, worst proposal', unit: '', ours: Math.max(...lines) },
    {
      name: 'session of a random choice, mean',
      unit: '',
      ours: mean(minutes),
      target: { atMost: 0.85 },
    },
    { name: 'the same, worst proposal', unit: '', ours: Math.max(...minutes) },
    { name: 'unsuitable dishes', unit: '', ours: unsuitable, target: { atMost: 0 } },
    { name: 'repeated main foods', unit: '', ours: repeated, target: { atMost: 0 } },
  ]);
  if (headers) await measureBystander(url, headers);
  await services.stop();
}

/** Another person reads while a house sends many requests at once. */
async function measureBystander(url: string, headers: SessionHeaders): Promise<void> {
  const bystander = await signUp(url);
  await createHouse(url, bystander);
  const burst = Array.from({ length: AT_ONCE }, (_, number) => propose(url, headers, number));
  let isRunning = true;
  const all = Promise.allSettled(burst).finally(() => (isRunning = false));
  const times: number[] = [];
  // Changes when the burst has ended.
  while (isRunning as boolean) {
    await time(times, () => sendJson('GET', `${url}/planning?date=${MONDAY}`, bystander));
  }
  await all;
  const name = `GET /planning during ${String(AT_ONCE)} requests at once, p99`;
  report([{ name, unit: 'ms', ours: quantile(times, 0.99), target: { atMost: 250 } }]);
}

async function time<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  times.push(
    await timeOf(async () => {
      result = await work();
    }),
  );
  return result as Result;
}

/** A house with a random diet and up to two allergies. */
async function createEaters(url: string, ids: Ids, random: Random): Promise<SessionHeaders> {
  const headers = await signUp(url);
  await createHouse(url, headers);
  const allergies = shuffle(ALLERGIES, random).slice(0, random.between(0, 2));
  await send('POST', `${url}/house/current/dependants`, headers, {
    firstName: 'Emma',
    dietId: ids.diet(random.pick(DIETS)),
    allergyIds: allergies.map(ids.allergy),
  });
  return headers;
}

async function propose(url: string, headers: SessionHeaders, seedNumber = 0) {
  const body = { cells: CELLS, seed: seedNumber, tabs: ['publique'] };
  const path = `${url}/planning/proposals`;
  return (await sendJson<{ proposals: Proposal[] }>('POST', path, headers, body)).proposals;
}

/** Plans suitable recipes at random, and reads what they need. */
async function planRandomly(url: string, headers: SessionHeaders, random: Random): Promise<Needed> {
  const path = `${url}/recipes?suitableForHousehold=true&limit=100`;
  const suitable = await sendJson<{ id: number }[]>('GET', path, headers);
  const chosen = shuffle(suitable, random).slice(0, CELLS.length);
  const items = chosen.map(({ id }, index) => ({ ...CELLS[index], recipeId: id }));
  await send('POST', `${url}/planning/items/batch`, headers, { items });
  const week = `date=${MONDAY}`;
  const list = await sendJson<{ lines: { ingredientId: number }[] }>(
    'GET',
    `${url}/planning/shopping-list?${week}`,
    headers,
  );
  const session = await sendJson<{ makespanMinutes: number }>(
    'GET',
    `${url}/planning/batch?${week}&cooks=1`,
    headers,
  );
  return { lines: list.lines.length, minutes: session.makespanMinutes };
}

async function countUnsuitable(url: string, headers: SessionHeaders, recipeIds: readonly number[]) {
  const checks = recipeIds.map((id) =>
    sendJson<{ suitable: boolean }>('GET', `${url}/recipes/${String(id)}/suitability`, headers),
  );
  return (await Promise.all(checks)).filter(({ suitable }) => !suitable).length;
}

/** How many dishes have the main food of another one. */
async function countRepeated(
  url: string,
  headers: SessionHeaders,
  ids: Ids,
  recipeIds: readonly number[],
): Promise<number> {
  const foods = new Map(INGREDIENTS.map((food) => [ids.ingredient(food.key), food]));
  const units = new Map<number, UnitKey>(UNITS.map(({ key }) => [ids.unit(key), key]));
  const water = ids.ingredient('water');
  const mains = recipeIds.map(async (id) => {
    const recipe = await sendJson<{
      ingredients: { ingredientId: number; quantity: number; unitId: number }[];
    }>('GET', `${url}/recipes/${String(id)}`, headers);
    const lines = recipe.ingredients
      .filter(({ ingredientId }) => ingredientId !== water)
      .map(({ unitId, ...line }) => ({ ...line, unit: units.get(unitId) ?? 'gram' }));
    return mainFood(lines, (food) => foods.get(food));
  });
  const found = await Promise.all(mains);
  return found.length - new Set(found).size;
}
