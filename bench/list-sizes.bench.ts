import { parseArgs } from 'node:util';
import { type SessionHeaders, signInAs } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/figures/compare.js';
import { query, withClient } from './harness/database.js';
import { medianTime } from './harness/figures/median-time.js';
import { startProcess } from './harness/process.js';
import { report, type Target } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { startServices } from './harness/services.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const SMALLEST = 1_000;
const LARGEST = 1_000_000;
const REQUESTS = 25;
const ROUNDS = 3;
const TIMEOUT_MS = 60_000;
/** A search by name, divided by the list without filters. */
const NAME_TARGET = { atMost: 2.5 };
/** Several filters, in milliseconds, whatever the number of recipes. */
const FILTER_LIMIT = { atMost: 150 };

export const description =
  'Response times of recipe lists while the database grows from a thousand to a million recipes. ' +
  'One client sends one request at a time and reads a page of 20. Control of the list of all ' +
  'recipes: a bare Fastify that checks the cookie and runs `select 1`. Control of the other lists: ' +
  'the list of all recipes.';

/** A list, by its name in the plot and its query string. */
interface List {
  readonly series: string;
  readonly search: string;
  /** Of the time divided by that of the list of all recipes. */
  readonly target?: Target;
  /** Of the time, in milliseconds. */
  readonly limit?: Target;
}

/** Response times of lists by number of recipes. `--largest N` replaces the million. */
export default async function listSizes(context: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args: [...context.options],
    options: { largest: { type: 'string', default: String(LARGEST) } },
  });
  const { databaseUrl } = context;
  const [author] = await seed(databaseUrl, { recipes: SMALLEST });
  const headers = signInAs(author?.id ?? 0);
  const services = await startServices(context);
  const control = await startProcess('bench/controls/floor.control.js', {
    DATABASE_URL: databaseUrl,
  });
  const floorUrl = `${control.url}/floor`;
  const ids = await withClient(databaseUrl, readIds);
  for (let recipes = SMALLEST; recipes <= Number(values.largest); recipes *= 10) {
    if (recipes > SMALLEST) await seed(databaseUrl, { recipes: recipes * 0.9 });
    await compareLists(recipes, await listsOf(databaseUrl, ids), {
      apiUrl: services.api.url,
      floorUrl,
      headers,
    });
  }
  await control.stop();
  await services.stop();
}

interface Client {
  readonly apiUrl: string;
  readonly floorUrl: string;
  readonly headers: SessionHeaders;
}

/** Compares the first list with the floor, and the others with the first list. */
async function compareLists(
  recipes: number,
  [all, ...filtered]: readonly [List, ...List[]],
  { apiUrl, floorUrl, headers }: Client,
): Promise<void> {
  const time = (url: string) => () =>
    medianTime(
      async () => (await send('GET', url, headers, undefined, TIMEOUT_MS)).arrayBuffer(),
      REQUESTS,
    );
  const urlOf = ({ search }: List) => `${apiUrl}/recipes?limit=20${search}`;
  for (const list of [all, ...filtered]) {
    const title = `${list.series}, ${recipes.toLocaleString('en')} recipes`;
    const { ours } = await compare({
      title,
      unit: 'ms',
      ours: time(urlOf(list)),
      control: time(list === all ? floorUrl : urlOf(all)),
      target: list.target,
      point: { series: list.series, x: recipes },
      rounds: ROUNDS,
    });
    if (list.limit) report(title, [{ name: 'median', unit: 'ms', ours, target: list.limit }]);
  }
}

/** The list of all recipes, searches by name, and filters that match many and few recipes. */
async function listsOf(databaseUrl: string, ids: Ids): Promise<[List, ...List[]]> {
  const [rarest] = await query<{ word: string }>(databaseUrl, RAREST_WORD);
  const ingredients = (...keys: string[]) => keys.map(ids.ingredient).join(',');
  const rareWord = encodeURIComponent(rarest?.word ?? '');
  const common = `dietIds=${String(ids.diet('vegetarian'))}&ingredientIds=${ingredients('salt')}`;
  const rare = `ingredientIds=${ingredients('walnut', 'shrimp')}`;
  return [
    { series: 'all recipes', search: '' },
    { series: 'common word', search: '&name=gratin', target: NAME_TARGET },
    { series: 'rare word', search: `&name=${rareWord}`, target: NAME_TARGET },
    { series: 'two words', search: '&name=tarte%20maison', target: NAME_TARGET },
    { series: 'own recipes, by name', search: '&tab=perso&name=gratin', target: NAME_TARGET },
    { series: 'common filters', search: `&${common}&techStepKeys=bake`, limit: FILTER_LIMIT },
    { series: 'rare filters', search: `&${rare}&techStepKeys=flambe`, limit: FILTER_LIMIT },
  ];
}

const RAREST_WORD = `
  select word from recipe, unnest(tsvector_to_array(name_words)) as word where length(word) > 4
  group by word order by count(*), word limit 1`;
