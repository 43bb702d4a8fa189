import { type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { query, withClient } from './harness/database.js';
import { QUICK } from './harness/figures/effort.js';
import { createRecipe, planFullWeek, WEEK } from './harness/full-week.js';
import { compareRates } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const CONNECTIONS = [1, 2, 4, 8, 16, 32, 64];
const RECIPES = 10_000;
const ROUNDS = 3;
/** Seconds of a round. */
const DURATION = 1;

export const description =
  'Requests per second by number of connections, in a database with 10,000 recipes. API, control ' +
  'server, PostgreSQL and client share the machine. Control: a bare Fastify that checks the same ' +
  'cookie and runs the same prepared statements; for `POST /recipes`, one call of the classifier ' +
  'and the same inserts, without validation.';

/** A route, and the control server that has it too. */
interface Route {
  readonly name: string;
  readonly path: string;
  readonly controlUrl: string;
  readonly method?: 'POST';
  readonly body?: string;
}

/** Throughput of five routes with 1 to 64 connections. The write is last: it changes the lists. */
export default async function connections(context: BenchContext): Promise<void> {
  const { databaseUrl } = context;
  await seed(databaseUrl, { recipes: RECIPES });
  const services = await startServices(context);
  const { api, classifier } = services;
  const startControl = (name: string) =>
    startProcess(`bench/controls/${name}.control.js`, {
      DATABASE_URL: databaseUrl,
      CLASSIFIER_URL: classifier.url,
    });
  const session = await startControl('session');
  const recipes = await startControl('recipes');
  const planning = await startControl('planning');
  const headers = await signUp(api.url);
  const ids = await withClient(databaseUrl, readIds);
  await planFullWeek(api.url, headers, ids);
  const routes: Route[] = [
    { name: 'GET /auth/me', path: '/auth/me', controlUrl: session.url },
    { name: 'GET /recipes', path: '/recipes?limit=20', controlUrl: recipes.url },
    { name: 'GET /recipes/:id', path: await recipePath(databaseUrl), controlUrl: recipes.url },
    { name: 'GET /planning', path: `/planning?date=${WEEK}`, controlUrl: planning.url },
    { name: 'POST /recipes', path: '/recipes', controlUrl: recipes.url, ...writeOf(ids) },
  ];
  for (const route of routes) await compareRoute(route, api.url, headers);
  for (const process of [session, recipes, planning, services]) await process.stop();
}

async function compareRoute(
  { name, ...request }: Route,
  apiUrl: string,
  session: SessionHeaders,
): Promise<void> {
  const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
  for (const count of QUICK ? [1, 8, 64] : CONNECTIONS) {
    await compareRates({
      title: `${name}, ${String(count)} connection${count === 1 ? '' : 's'}`,
      apiUrl,
      ...request,
      headers: { ...session, ...type },
      connections: count,
      duration: DURATION,
      rounds: ROUNDS,
      point: { series: name, x: count },
    });
  }
}

/** A recipe of the planned week. */
async function recipePath(databaseUrl: string): Promise<string> {
  const [recipe] = await query<{ id: number }>(databaseUrl, 'select max(id) as id from recipe');
  return `/recipes/${String(recipe?.id)}`;
}

function writeOf(ids: Ids): Pick<Route, 'method' | 'body'> {
  const recipe = { ...createRecipe(0, ids), visibility: 'PERSONAL' };
  return { method: 'POST', body: JSON.stringify(recipe) };
}
