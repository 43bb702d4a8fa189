import { parseArgs } from 'node:util';
import pg from 'pg';
import { signInAs } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { createDatabase } from './harness/create-database.js';
import { load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { describeTarget, report } from './harness/report.js';
import { startServices } from './harness/services.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const SMALL = 10_000;
const LARGE = 1_000_000;
/** p99 divided by p50. */
const TAIL_TARGET = { atMost: 5 };
/** Id of a diet without recipes. */
const NO_DIET = 2_147_483_647;

/** An API with seeded recipes, and the cookie of one of their authors. */
interface SeededApi {
  readonly url: string;
  readonly headers: { readonly cookie: string };
  readonly databaseUrl: string;
  readonly classifierUrl: string;
  stop(): Promise<void>;
}

/**
 * Compares lists and writes with a bare Fastify, and lists of a million recipes with lists of ten
 * thousand: every tab, every filter and page 1,000. Writes run last, because they change the lists.
 * `--large N` replaces the million.
 */
export default async function recipes(context: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args: [...context.options],
    options: { large: { type: 'string', default: String(LARGE) } },
  });
  const small = await startSeededApi(context, SMALL);
  await withControl(small, (controlUrl) => compareLists(small, controlUrl));
  const databaseUrl = await createDatabase(context.databaseUrl, 'large');
  const large = await startSeededApi({ ...context, databaseUrl }, Number(values.large));
  for (const query of await allQueries(small)) {
    await compareSizes(query, { ours: [large, query], control: [small, query] });
  }
  const cursor = await cursorOfPage(large, 1000);
  const first = 'limit=20';
  await compareSizes('page 1,000 against page 1', {
    ours: [large, `${first}&cursor=${String(cursor)}`],
    control: [large, first],
  });
  await large.stop();
  await withControl(small, (controlUrl) => compareWriting(small, controlUrl));
  await small.stop();
}

async function startSeededApi(context: BenchContext, count: number): Promise<SeededApi> {
  const { databaseUrl } = context;
  const [author] = await seed(databaseUrl, { recipes: count });
  const services = await startServices(context);
  const headers = signInAs(author?.id ?? 0);
  return {
    url: services.api.url,
    headers,
    databaseUrl,
    classifierUrl: services.classifier.url,
    stop: () => services.stop(),
  };
}

/** Runs `work` with the URL of the control, on the same database. */
async function withControl(
  { databaseUrl, classifierUrl }: SeededApi,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const control = await startProcess('bench/controls/recipes.control.js', {
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: classifierUrl,
  });
  await work(control.url);
  await control.stop();
}

async function compareLists({ url, headers }: SeededApi, controlUrl: string): Promise<void> {
  const list = (api: string) => async () =>
    (await load({ url: `${api}/recipes?limit=20`, headers })).requestsPerSecond;
  await compare({
    title: 'GET /recipes, a page of 20, 32 connections',
    unit: 'requests/s',
    ours: list(url),
    control: list(controlUrl),
    target: { atLeast: 0.75 },
  });
  await reportTail(url, headers);
}

async function compareWriting(
  { url, headers, databaseUrl }: SeededApi,
  controlUrl: string,
): Promise<void> {
  const body = JSON.stringify(await newRecipe(databaseUrl));
  const write = (api: string) => async () => {
    const request = { url: `${api}/recipes`, method: 'POST' as const, body };
    const json = { ...headers, 'content-type': 'application/json' };
    return (await load({ ...request, headers: json, connections: 8 })).requestsPerSecond;
  };
  await compare({
    title: 'POST /recipes, 10 lines and 8 steps, 8 connections',
    unit: 'requests/s',
    ours: write(url),
    control: write(controlUrl),
    target: { atLeast: 0.6 },
  });
}

async function reportTail(url: string, headers: SeededApi['headers']): Promise<void> {
  const { p50, p99 } = await load({ url: `${url}/recipes?limit=20`, headers, duration: 8 });
  const ratio = p99 / p50;
  report('GET /recipes, 32 connections', [
    { name: 'p50', value: `${String(p50)} ms` },
    { name: 'p99', value: `${String(p99)} ms` },
    { name: 'p99 / p50', value: ratio.toFixed(1), note: describeTarget(ratio, TAIL_TARGET) },
  ]);
}

/** Compares the time of a request on one connection. */
async function compareSizes(
  title: string,
  { ours, control }: Record<'ours' | 'control', readonly [SeededApi, string]>,
): Promise<void> {
  const time =
    ([{ url, headers }, query]: readonly [SeededApi, string]) =>
    async () => {
      const request = { url: `${url}/recipes?${query}`, headers, connections: 1, duration: 1 };
      return 1000 / (await load(request)).requestsPerSecond;
    };
  await compare({
    title: `GET /recipes?${title}`,
    unit: 'ms',
    ours: time(ours),
    control: time(control),
    target: { atMost: 1.5 },
    rounds: 3,
  });
}

/** Query strings: each tab, and filters that match many, few or no recipes. */
async function allQueries({ databaseUrl }: SeededApi): Promise<string[]> {
  const ids = await withClient(databaseUrl, readIds);
  const ingredients = (...keys: string[]) => `ingredientIds=${keys.map(ids.ingredient).join(',')}`;
  const diets = (...keys: string[]) => `dietIds=${keys.map(ids.diet).join(',')}`;
  const tabs = ['favoris', 'perso', 'foyer', 'publique'].map((tab) => `tab=${tab}`);
  const filters = [
    ...['name=gratin', 'name=cou', 'name=courgette', 'name=tarte%20maison', 'name=z'],
    ...[ingredients('salt'), ingredients('walnut'), ingredients('salt', 'shrimp')],
    ...[diets('omnivore'), diets('vegan'), diets('vegan', 'glutenFree')],
    ...[`dietIds=${String(NO_DIET)}`],
    ...['techStepKeys=melt', 'techStepKeys=bake,peel', 'techStepKeys=flambe'],
    ...['excludeUtensilKeys=oven', 'suitableForHousehold=true'],
  ];
  return ['', ...tabs, ...filters].map((query) => `limit=20&${query}`);
}

/** Returns the approximate cursor of a page. Ids are consecutive, and most recipes are visible. */
async function cursorOfPage({ databaseUrl }: SeededApi, page: number): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: number }>('select id from recipe order by id desc offset $1 limit 1', [
      20 * page,
    ]),
  );
  return rows[0]?.id ?? 1;
}

async function newRecipe(databaseUrl: string): Promise<object> {
  const { ingredient, unit }: Ids = await withClient(databaseUrl, readIds);
  const keys = [
    'egg',
    'milk',
    'flour',
    'butter',
    'sugar',
    'salt',
    'lemon',
    'cream',
    'apple',
    'honey',
  ];
  const texts = [
    'Préchauffer le four à 180 °C.',
    'Éplucher les pommes et les couper en dés.',
    'Faire fondre 50 g de beurre dans une casserole.',
    'Dans un saladier, fouetter les œufs avec le sucre.',
    'Ajouter la farine et mélanger.',
    'Incorporer délicatement la crème à la spatule.',
    'Verser la pâte dans un moule puis enfourner 35 minutes.',
    'Laisser refroidir et servir.',
  ];
  return {
    name: 'Gâteau aux pommes',
    visibility: 'PERSONAL',
    portions: 6,
    dietIds: [],
    ingredients: keys.map((key) => ({
      ingredientId: ingredient(key),
      quantity: 10,
      unitId: unit('gram'),
    })),
    steps: texts.map((description) => ({ description })),
  };
}

async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}
