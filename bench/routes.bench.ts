import { PasswordService } from '../apps/api/src/auth/passwords/password.service.js';
import { type SessionHeaders, signInAll, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { query, withClient } from './harness/database.js';
import { compare, QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { medianTime } from './harness/figures/statistics.js';
import { createRecipe } from './harness/full-week.js';
import { compareRates, load, startApiControl } from './harness/load.js';
import { send } from './harness/send.js';
import { startApi, startServices } from './harness/services.js';
import { type Author, PASSWORD } from './seed/authors.js';
import { readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const RECIPES = QUICK ? 1_000 : 10_000;
const CONNECTIONS = 32;
/** p99 divided by p50. */
const TAIL_TARGET = { atMost: 5 };
const LOGINS_PER_ROUND = QUICK ? 10 : 100;
/** Recipes of the authors whose creations are compared with those of an author of fifty. */
const AUTHORED = QUICK ? [1_000] : [5_000, 19_000];
/** Few enough for the author of 19,000 to stay below the quota in all rounds. */
const CREATIONS_PER_ROUND = QUICK ? 5 : 50;

/**
 * Lowest ratio of each read. `diets` is a few hundred bytes: hooks, router and guard take longer
 * than the response itself.
 */
const READS = [
  ['/auth/me', 0.75],
  ['/reference/diets', 0.4],
  ['/reference/ingredients', 0.8],
  ['/recipes?limit=20', 0.75],
] as const;

export const description =
  'Routes with 32 connections of as many houses and 10,000 recipes. Control: a bare Fastify with ' +
  'the same cookie check and statements; for the login, one password verification; for authors of ' +
  'many recipes, one of 50.';

/** Writes run last, because they change the lists. */
export default async function routes(context: BenchContext): Promise<void> {
  const { databaseUrl } = context;
  const authors = await seed(databaseUrl, { recipes: RECIPES });
  const authorIds = onePerHouse(authors);
  const sessions = await signInAll(databaseUrl, authorIds);
  const services = await startServices(context);
  const control = await startApiControl(context, services, sessions);
  const urls = { apiUrl: services.api.url, controlUrl: control.url, sessions };
  for (const [path, atLeast] of READS) {
    await compareRates({ name: `GET ${path}`, path, ...urls, target: { atLeast } });
  }
  const { p50, p99 } = await load({
    url: `${urls.apiUrl}/recipes?limit=20`,
    sessions,
    duration: 8,
  });
  report([{ name: 'GET /recipes, p99 / p50', unit: '', ours: p99 / p50, target: TAIL_TARGET }]);
  const [recipe] = await query<{ id: number }>(databaseUrl, NEWEST_PUBLIC);
  const path = `/recipes/${String(recipe?.id)}`;
  await compareRates({ name: 'GET /recipes/:id', path, ...urls, target: { atLeast: 0.75 } });
  await compareLogin(context);
  const body = {
    ...createRecipe(0, await withClient(databaseUrl, readIds)),
    visibility: 'PERSONAL',
  };
  await compareRates({
    name: 'POST /recipes, 8 connections',
    path: '/recipes',
    ...urls,
    body: JSON.stringify(body),
    connections: 8,
    target: { atLeast: 0.6 },
  });
  const creationBy = (session: SessionHeaders | undefined) => () =>
    medianTime(
      async () => (await send('POST', `${urls.apiUrl}/recipes`, { ...session }, body)).text(),
      CREATIONS_PER_ROUND,
    );
  // The load above has created no recipes of these authors.
  const idle = sessions.length - AUTHORED.length - 1;
  for (const [index, recipes] of AUTHORED.entries()) {
    await query(databaseUrl, addRecipes(authorIds[idle + index] ?? 0, recipes));
    await compare({
      name: `POST /recipes by an author of ${String(recipes)} recipes; control: of 50`,
      unit: 'ms',
      ours: creationBy(sessions[idle + index]),
      control: creationBy(sessions.at(-1)),
      // A creation counts the recipes of its author in an index.
      target: { atMost: 1.4 },
    });
  }
  await control.stop();
  await services.stop();
}

/** Authors of different houses, one for each connection: each house has a share of the connections to the database. */
function onePerHouse(authors: readonly Author[]): number[] {
  const byHouse = new Map(authors.map(({ id, houseId }) => [houseId, id]));
  return [...byHouse.values()].slice(0, CONNECTIONS);
}

/** A login with rate limits, on one connection. */
async function compareLogin(context: BenchContext): Promise<void> {
  const api = await startApi(context, { RATE_LIMIT: 'on' });
  const account = { email: 'login@example.org', password: PASSWORD };
  await signUp(api.url, account.email);
  const passwords = new PasswordService();
  const requester = {
    networks: ['127.0.0.1'],
    account: account.email,
    isKnown: true,
    signal: new AbortController().signal,
  };
  const hash = await passwords.hash(PASSWORD, requester);
  const login = async () => (await send('POST', `${api.url}/auth/login`, {}, account)).text();
  await compare({
    name: 'POST /auth/login, 1 connection, median',
    unit: 'ms',
    ours: () => medianTime(login, LOGINS_PER_ROUND),
    control: () => medianTime(() => passwords.matches(hash, PASSWORD), LOGINS_PER_ROUND),
    target: { atMost: 1.5 },
  });
  await api.stop();
}

/** Recipes without texts: a creation reads nothing else of them. */
const addRecipes = (authorId: number, count: number) => `
  insert into recipe (name, sort_name, search_keys, visibility, author_id, portions,
    locale, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, dietary_flags,
    tech_step_ids, utensil_ids)
  select 'Soupe', 'soupe', '', 'PERSONAL', ${String(authorId)}, 4, 'fr', '{}', '{}', 0, '{}',
    '{}', false, 0, '{}', '{}'
  from generate_series(1, ${String(count)})`;

const NEWEST_PUBLIC = "select max(id) as id from recipe where visibility = 'PUBLIC'";
