import { parseArgs } from 'node:util';
import { type SessionHeaders, signInAs } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { createDatabase, query, withClient } from './harness/database.js';
import { compare, QUICK } from './harness/figures/compare.js';
import { medianTime } from './harness/figures/statistics.js';
import { send } from './harness/send.js';
import { type Services, startServices } from './harness/services.js';
import { type Ids, readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const SMALL = QUICK ? 500 : 10_000;
const LARGE = QUICK ? 2_000 : 1_000_000;
const REQUESTS = QUICK ? 5 : 50;
const TIMEOUT_MS = 60_000;
/** Response times, in milliseconds: of a list with one filter, and with any mixture of them. */
const FILTER_LIMIT = { atMost: 20 };
const MIXTURE_LIMIT = { atMost: 150 };

export const description =
  'Median time of a page of 20 in lists of a million recipes, one connection. Control: the same ' +
  'list of ten thousand.';

/** What most kitchens have. */
const AT_HAND = [
  ...['salt', 'pepper', 'oliveOil', 'butter', 'flour', 'sugar', 'egg', 'milk', 'onion', 'garlic'],
  ...[
    'carrot',
    'potato',
    'tomato',
    'rice',
    'pasta',
    'cheese',
    'cream',
    'lemon',
    'mustard',
    'honey',
  ],
];

/** Services with seeded recipes, and a session of one of their authors. */
interface SeededServices extends Services {
  readonly databaseUrl: string;
  readonly headers: SessionHeaders;
}

/** `--recipes N` replaces the million. */
export default async function lists(context: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args: [...context.options],
    options: { recipes: { type: 'string', default: String(LARGE) } },
  });
  const small = await startSeeded(context, SMALL);
  const databaseUrl = await createDatabase(context.databaseUrl, 'large');
  const large = await startSeeded({ ...context, databaseUrl }, Number(values.recipes));
  const { filters, mixtures, atHand } = searchesOf(await withClient(context.databaseUrl, readIds));
  const compareLists = (name: string, search: string, limit: { readonly atMost: number }) =>
    compare({
      name,
      unit: 'ms',
      ours: timeOfList(large, search),
      control: timeOfList(small, search),
      limit,
      rounds: 3,
    });
  for (const [name, search] of filters) await compareLists(name, search, FILTER_LIMIT);
  for (const [name, search] of mixtures) await compareLists(name, search, MIXTURE_LIMIT);
  await compare({
    name: 'makeable',
    unit: 'ms',
    ours: timeOfList(large, atHand, '/recipes/makeable'),
    control: timeOfList(small, atHand, '/recipes/makeable'),
    limit: MIXTURE_LIMIT,
    rounds: 3,
  });
  await compare({
    name: 'page 1,000; control: page 1',
    unit: 'ms',
    ours: timeOfList(large, `cursor=${String(await cursorOfPage(large, 1000))}`),
    control: timeOfList(large, ''),
    limit: FILTER_LIMIT,
    rounds: 3,
  });
  await large.stop();
  await small.stop();
}

async function startSeeded(context: BenchContext, count: number): Promise<SeededServices> {
  const [author] = await seed(context.databaseUrl, { recipes: count });
  const services = await startServices(context);
  const { databaseUrl } = context;
  return { ...services, databaseUrl, headers: await signInAs(databaseUrl, author?.id ?? 0) };
}

function timeOfList(
  { api, headers }: SeededServices,
  search: string,
  path = '/recipes',
): () => Promise<number> {
  const url = `${api.url}${path}?limit=20&${search}`;
  const read = async () => (await send('GET', url, headers, undefined, TIMEOUT_MS)).arrayBuffer();
  return () => medianTime(read, REQUESTS);
}

type Searches = readonly (readonly [name: string, search: string])[];

/**
 * Query strings by name. Filters match many, few or no recipes. The conditions of a mixture are
 * common alone and rare together, or all rare.
 */
function searchesOf({ ingredient, diet }: Ids): {
  filters: Searches;
  mixtures: Searches;
  atHand: string;
} {
  const foods = (...keys: string[]) => `ingredientIds=${keys.map(ingredient).join(',')}`;
  const vegan = `dietIds=${String(diet('vegan'))}`;
  return {
    atHand: foods(...AT_HAND),
    filters: [
      ['all', ''],
      ['tab=perso', 'tab=perso'],
      ['tab=foyer', 'tab=foyer'],
      ['tab=publique', 'tab=publique'],
      ['tab=favoris', 'tab=favoris'],
      ['common word', 'name=gratin'],
      ['rare word', 'name=durian'],
      ['start of a word', 'name=cou'],
      ['absent word', 'name=zzz'],
      ['common ingredient', foods('salt')],
      ['rare ingredient', foods('walnut')],
      ['diet', vegan],
      ['common technique', 'techStepKeys=melt'],
      ['rare technique', 'techStepKeys=flambe'],
      ['without oven', 'excludeUtensilKeys=oven'],
      ['suitable for the household', 'suitableForHousehold=true'],
      ['search: word of names', 'q=gratin'],
      ['search: ingredient', 'q=carottes'],
      ['search: ingredient of another language', 'q=walnut'],
      ['search: wrong letter', 'q=clafuotis'],
      ['search: within a word', 'q=ouquette'],
      ['search: two words', 'q=soupe%20potimarron'],
      ['search: absent word', 'q=zzzzzz'],
      ['search: tab=perso', 'tab=perso&q=gratin'],
      ['common course', 'courses=MAIN'],
      ['rare course', 'courses=DRINK'],
      ['author', 'authorId=1'],
      ['time', 'maxMinutes=15'],
      ['by name', 'sort=name'],
    ],
    mixtures: [
      ['two common words', 'name=tarte%20maison'],
      ['common and rare word', 'name=crumble%20durian'],
      ['the same, tab=publique', 'tab=publique&name=crumble%20durian'],
      ['salt and butter', foods('salt', 'butter')],
      ['walnut and shrimp', foods('walnut', 'shrimp')],
      ['vegan, butter', `${vegan}&${foods('butter')}`],
      ['vegan, shrimp', `${vegan}&${foods('shrimp')}`],
      ['two techniques', 'techStepKeys=chill,rest'],
      ['word, diet and technique', `name=tarte&${vegan}&techStepKeys=melt`],
      ['search: common words', 'q=tarte%20maison%20sel'],
      ['search: two rare ingredients', 'q=noix%20crevette'],
      [
        'search: ten words',
        `q=${'beurre oignon tomates poivre salade citron fromage persil pommes sucre'.replaceAll(' ', '%20')}`,
      ],
      [
        'search: ten wrong words',
        `q=${'buerre ognion tomattes povire salaade cirton formage perisl pomems scure'.replaceAll(' ', '%20')}`,
      ],
      ['search: 200 letters', `q=${'abcdefghij'.repeat(20)}`],
      ['search and diet', `q=chocolat&${vegan}`],
      ['salt by name', `sort=name&${foods('salt')}`],
      ['walnut by name', `sort=name&${foods('walnut')}`],
      [
        'any of three',
        `anyIngredientIds=${['walnut', 'salt', 'shrimp'].map(ingredient).join(',')}`,
      ],
      ['the same, tab=perso', `tab=perso&name=tarte&${vegan}&techStepKeys=melt`],
    ],
  };
}

/** Returns the approximate cursor of a page. Ids are consecutive, and most recipes are visible. */
async function cursorOfPage({ databaseUrl }: SeededServices, page: number): Promise<number> {
  const offset = String(QUICK ? page : 20 * page);
  const [recipe] = await query<{ id: number }>(
    databaseUrl,
    `select id from recipe order by id desc offset ${offset} limit 1`,
  );
  return recipe?.id ?? 1;
}
