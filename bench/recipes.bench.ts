import { parseArgs } from 'node:util';
import { type SessionHeaders, signInAs } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/figures/compare.js';
import { createDatabase, query, withClient } from './harness/database.js';
import { createRecipe } from './harness/full-week.js';
import { compareRates, load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { type Services, startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const SMALL = 10_000;
const LARGE = 1_000_000;
/** p99 divided by p50. */
const TAIL_TARGET = { atMost: 5 };
/** Time in the large table divided by the time in the small one. */
const SCALE_TARGET = { atMost: 1.5 };
/** Time of a search by name divided by the time of the same tab without a filter. */
const NAME_TARGET = { atMost: 2.5 };
/** Response time of a list with several filters, in ms. */
const MIXED_TARGET = { atMost: 150 };
/** Id of a diet without recipes. */
const NO_DIET = 2_147_483_647;

/** Services with seeded recipes, and a session of one of their authors. */
interface SeededServices extends Services {
  readonly databaseUrl: string;
  readonly headers: SessionHeaders;
}

export const description =
  'Lists of 10,000 recipes and writes against a bare Fastify with the same statements, and ' +
  'lists of a million recipes against the same lists of 10,000.';

/**
 * Compares lists and writes with a bare Fastify, and lists of a million recipes with lists of ten
 * thousand: every tab, every filter and page 1,000. Compares searches by name with the same tab
 * without a filter, in both tables, and measures mixed filters in the large one. Writes run last,
 * because they change the lists. `--large N` replaces the million.
 */
export default async function recipes(context: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args: [...context.options],
    options: { large: { type: 'string', default: String(LARGE) } },
  });
  const small = await startSeeded(context, SMALL);
  await withControl(small, (controlUrl) => compareLists(small, controlUrl));
  const databaseUrl = await createDatabase(context.databaseUrl, 'large');
  const large = await startSeeded({ ...context, databaseUrl }, Number(values.large));
  for (const search of await allSearches(small)) {
    await compareTimes(`GET /recipes?${search}`, [large, search], [small, search]);
  }
  await compareNames(small, SMALL);
  await compareNames(large, Number(values.large));
  await measureMixed(large);
  const cursor = await cursorOfPage(large, 1000);
  await compareTimes(
    'GET /recipes, page 1,000; control: page 1',
    [large, `limit=20&cursor=${String(cursor)}`],
    [large, 'limit=20'],
  );
  await large.stop();
  await withControl(small, (controlUrl) => compareWrites(small, controlUrl));
  await small.stop();
}

async function startSeeded(context: BenchContext, count: number): Promise<SeededServices> {
  const [author] = await seed(context.databaseUrl, { recipes: count });
  const services = await startServices(context);
  return { ...services, databaseUrl: context.databaseUrl, headers: signInAs(author?.id ?? 0) };
}

/** Runs `work` with the URL of the control, on the same database. */
async function withControl(
  { databaseUrl, classifier }: SeededServices,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const control = await startProcess('bench/controls/recipes.control.js', {
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: classifier.url,
  });
  await work(control.url);
  await control.stop();
}

async function compareLists({ api, headers }: SeededServices, controlUrl: string): Promise<void> {
  const path = '/recipes?limit=20';
  await compareRates({
    title: 'GET /recipes, a page of 20, 32 connections',
    apiUrl: api.url,
    controlUrl,
    path,
    headers,
    target: { atLeast: 0.75 },
  });
  const { p50, p99 } = await load({ url: api.url + path, headers, duration: 8 });
  report('GET /recipes, 32 connections', [
    { name: 'p50', unit: 'ms', ours: p50 },
    { name: 'p99', unit: 'ms', ours: p99 },
    { name: 'p99 / p50', unit: '', ours: p99 / p50, target: TAIL_TARGET },
  ]);
}

async function compareWrites(
  { api, headers, databaseUrl }: SeededServices,
  controlUrl: string,
): Promise<void> {
  const recipe = createRecipe(0, await withClient(databaseUrl, readIds));
  await compareRates({
    title: 'POST /recipes, 10 lines and 8 steps, 8 connections',
    apiUrl: api.url,
    controlUrl,
    path: '/recipes',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...recipe, visibility: 'PERSONAL' }),
    connections: 8,
    target: { atLeast: 0.6 },
  });
}

/** Searches by a common, a rare and an absent word, and by two words, in every tab. */
async function compareNames(services: SeededServices, recipes: number): Promise<void> {
  for (const tab of ['', 'tab=perso&', 'tab=foyer&', 'tab=publique&', 'tab=favoris&']) {
    for (const name of ['tarte', 'durian', 'zzz', 'tarte%20maison', 'crumble%20durian']) {
      const list = `GET /recipes?${tab}name=${name}, ${recipes.toLocaleString('en')} recipes`;
      const search = [services, `${tab}limit=20&name=${name}`] as const;
      const control = [services, `${tab}limit=20`] as const;
      await compareTimes(`${list}; control: without a name`, search, control, NAME_TARGET);
    }
  }
}

/** The median time of lists whose filters are common alone and rare together, or all rare. */
async function measureMixed({ api, headers, databaseUrl }: SeededServices): Promise<void> {
  const ids = await withClient(databaseUrl, readIds);
  const ingredient = (...keys: string[]) => `ingredientIds=${keys.map(ids.ingredient).join(',')}`;
  const vegan = `dietIds=${String(ids.diet('vegan'))}`;
  const searches = [
    ingredient('salt', 'butter'),
    `${vegan}&${ingredient('butter')}`,
    ingredient('walnut', 'shrimp'),
    `${vegan}&${ingredient('shrimp')}`,
    'techStepKeys=chill,rest',
    `name=tarte&${vegan}&techStepKeys=melt`,
    `name=durian&${vegan}`,
    'name=crumble%20durian',
  ];
  for (const search of searches.flatMap((filters) => [filters, `tab=perso&${filters}`])) {
    const url = `${api.url}/recipes?limit=20&${search}`;
    const { p50 } = await load({ url, headers, connections: 1, duration: 1 });
    report(`GET /recipes?${search}`, [
      { name: 'p50', unit: 'ms', ours: p50, target: MIXED_TARGET },
    ]);
  }
}

/** Services and the query string of a list. */
type List = readonly [SeededServices, string];

/** Compares the response times of two lists on one connection. */
async function compareTimes(
  title: string,
  ours: List,
  control: List,
  target = SCALE_TARGET,
): Promise<void> {
  const time =
    ([{ api, headers }, search]: List) =>
    async () => {
      const request = { url: `${api.url}/recipes?${search}`, headers, connections: 1, duration: 1 };
      return 1000 / (await load(request)).requestsPerSecond;
    };
  await compare({
    title,
    unit: 'ms',
    ours: time(ours),
    control: time(control),
    target,
    rounds: 3,
  });
}

/** Query strings: each tab, and filters that match many, few or no recipes. */
async function allSearches({ databaseUrl }: SeededServices): Promise<string[]> {
  const ids = await withClient(databaseUrl, readIds);
  const ingredients = (...keys: string[]) => `ingredientIds=${keys.map(ids.ingredient).join(',')}`;
  const diets = (...keys: string[]) => `dietIds=${keys.map(ids.diet).join(',')}`;
  const tabs = ['favoris', 'perso', 'foyer', 'publique'].map((tab) => `tab=${tab}`);
  const names = ['gratin', 'cou', 'courgette', 'tarte%20maison', 'z'].map((name) => `name=${name}`);
  const techniques = ['melt', 'bake,peel', 'flambe'].map((keys) => `techStepKeys=${keys}`);
  const filters = [
    ingredients('salt'),
    ingredients('walnut'),
    ingredients('salt', 'shrimp'),
    diets('omnivore'),
    diets('vegan'),
    diets('vegan', 'glutenFree'),
    `dietIds=${String(NO_DIET)}`,
    ...techniques,
    'excludeUtensilKeys=oven',
    'suitableForHousehold=true',
  ];
  return ['', ...tabs, ...names, ...filters].map((search) => `limit=20&${search}`);
}

/** Returns the approximate cursor of a page. Ids are consecutive, and most recipes are visible. */
async function cursorOfPage({ databaseUrl }: SeededServices, page: number): Promise<number> {
  const offset = String(20 * page);
  const [recipe] = await query<{ id: number }>(
    databaseUrl,
    `select id from recipe order by id desc offset ${offset} limit 1`,
  );
  return recipe?.id ?? 1;
}
