import type { Client } from 'pg';
import type { FoundKey } from '#domain/search/search-words.js';
import { TABS } from '#domain/recipe/recipe-list.js';
import { recipeList, type RecipeListRow } from '../../../src/recipes/list/recipe-list.query.js';
import {
  NO_FILTER,
  type RecipeFilter,
} from '../../../src/recipes/list/search/recipe-filter.query.js';
import { connectLikeApi } from '../../support/database/api-connection.js';
import { signUpAdministrator, signUpMember, type Member } from '../../support/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const RECIPES = 10_000;
const FILTERS_PER_TAB = 25;
const MAX_ID = 2_147_483_647;
interface StoredRecipe {
  readonly id: number;
  readonly words: readonly string[];
  readonly visibility: string;
  readonly author_id: number;
  readonly author_house_id: number | null;
  readonly ingredient_ids: readonly number[];
  readonly tech_step_ids: readonly number[];
  readonly diet_ids: readonly number[];
  readonly course: string;
  readonly utensil_ids: readonly number[];
  readonly prep_minutes: number;
  readonly is_favourite: boolean;
}

/** Searches in many recipes, with the connection settings of the API. */
describe('GET /recipes with filters, in many recipes', () => {
  let app: TestApp;
  let client: Client;
  let viewer: Member;
  let stored: StoredRecipe[];
  let tokenId: string;
  beforeAll(async () => {
    app = await startTestApp();
    viewer = await signUpAdministrator(app);
    const member = await signUpMember(app, viewer);
    const stranger = await signUpAdministrator(app);
    await app.sql('select setseed(0.5)');
    await app.sql(FILL, [[viewer.id, member.id, stranger.id], RECIPES]);
    await app.sql('insert into favourite select $1, id from recipe where id % 3 = 0', [viewer.id]);
    await app.sql('vacuum (analyze)');
    stored = await app.sql<StoredRecipe>(
      `select *, array(
           select substr(key, 2) from unnest(tsvector_to_array(search_keys)) as key where key ~ '^N'
         ) as words, id % 3 = 0 as is_favourite
       from recipe order by id desc`,
    );
    if (stored.length !== RECIPES) throw new Error('The recipes were not created.');
    const [session] = await app.sql<{ id: string }>(
      'select token_id as id from session where profile_id = $1',
      [viewer.id],
    );
    tokenId = session?.id ?? '';
    client = await connectLikeApi(app);
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  const statementOf = (filter: RecipeFilter, limit: number, beforeId: number) => {
    const cursor = { id: beforeId, value: null };
    const { statement, values } = recipeList(filter, { sort: 'newest', limit, cursor });
    return { ...statement, values: [viewer.id, 0, tokenId, ...values] };
  };

  /** The ids on a page, and the cursor of the next page. */
  const readPage = async (filter: RecipeFilter, limit: number, beforeId: number) => {
    const { rows } = await client.query<RecipeListRow>(statementOf(filter, limit, beforeId));
    const recipes = JSON.parse(rows[0]?.recipes ?? '') as { id: number }[];
    const next = rows[0]?.hasMore === true ? rows[0].positions.at(-1)?.id : null;
    return { ids: recipes.map(({ id }) => id), next };
  };

  const isInTab = (recipe: StoredRecipe, tab: RecipeFilter['tab']): boolean => {
    const isOwn = recipe.author_id === viewer.id;
    const isOfHouse = recipe.visibility === 'HOUSE' && recipe.author_house_id === viewer.houseId;
    const isPublic = recipe.visibility === 'PUBLIC';
    if (tab === 'perso') return isOwn;
    if (tab === 'foyer') return isOfHouse;
    if (tab === 'publique') return isPublic;
    return (isOwn || isOfHouse || isPublic) && (tab === undefined || recipe.is_favourite);
  };

  it.each([undefined, ...TABS])('tab %s lists the recipes that match, in order', async (tab) => {
    const random = generator(tab?.length ?? 1);
    for (let n = 0; n < FILTERS_PER_TAB; n++) {
      const filter = randomFilter(tab, random);
      const expected = stored
        .filter((recipe) => isInTab(recipe, tab) && matches(recipe, filter))
        .map(({ id }) => id);
      const limit = 1 + random(100);
      for (const before of [MAX_ID, expected[Math.floor(expected.length / 2)] ?? MAX_ID]) {
        const rest = expected.filter((id) => id < before);
        const next = rest.length > limit ? (rest[limit - 1] ?? null) : null;
        expect({ filter, ...(await readPage(filter, limit, before)) }).toEqual({
          filter,
          ids: rest.slice(0, limit),
          next,
        });
      }
    }
  });

  /** A page and one more recipe: each reads its author, and what the viewer and the house say of it. */
  const SUMMARY_ROWS = 21 * 11;

  /**
   * With keys, up to 1,000 rows of each index of the tab are read before the index of keys; without a tab
   * these are three indexes.
   */
  it.each<[string, number, Partial<RecipeFilter>]>([
    ['no filter', 200, {}],
    ['an excluded utensil', 200, { excludedUtensilIds: [1] }],
    ['the household', 210, { suitableForHousehold: true }],
    ['a word that no name has', 3000, { words: [['absent']] }],
    ['a rare word', 3300, { words: [['mot399']] }],
    ['a frequent word', 800, { words: [['mot0']] }],
    ['a prefix of all names', 800, { words: [['m']] }],
    ['a prefix of 10,000 words', 1800, { words: [['tar']] }],
    ['an ingredient', 800, { ingredientIds: [1] }],
    ['a technique', 800, { techStepIds: [1] }],
    ['a diet', 800, { dietIds: [1] }],
    ['a frequent and a rare word', 3300, { words: [['m'], ['mot399']] }],
    ['a frequent and a rare ingredient', 3500, { ingredientIds: [1, 60] }],
    ['a rare technique among frequent keys', 3500, { techStepIds: [60], dietIds: [1, 2] }],
    ['any of several ingredients', 1200, { anyIngredientIds: [1, 30, 60] }],
    ['a course', 800, { courses: ['MAIN'] }],
    ['a rare course', 3300, { courses: ['DRINK'] }],
    ['a tag', 800, { tags: ['Étiquette'] }],
    ['an author', 800, { authorId: 1 }],
    ['an author and a frequent ingredient', 1200, { authorId: 1, ingredientIds: [1] }],
    ['a maximum time', 400, { maxMinutes: 50 }],
    ['a frequent word of a search', 800, { search: [levels('Nmot0', 'I1')] }],
    ['a word of a search that few names have', 2400, { search: [levels('Nmot399', 'I60', 'I59')] }],
    ['two words of a search', 4000, { search: [levels('Nmot399', 'I60'), levels('I1', 'Nmot0')] }],
  ])(
    'the first page with %s reads at most %i rows, without those of summaries',
    async (_name, max, filter) => {
      const read = new Map<string, number>();
      for (const tab of [undefined, ...TABS]) {
        const { text, values } = statementOf({ ...NO_FILTER, ...filter, tab }, 20, MAX_ID);
        // `explain` of the text itself would plan it with these values, which the API does not.
        const literals = values.map((value) =>
          client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value)),
        );
        await client.query(`prepare list as ${text}`);
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, timing off, format json) execute list (${literals.join(', ')})`,
        );
        await client.query('deallocate list');
        read.set(tab ?? 'all', rowsRead(rows[0]?.['QUERY PLAN'][0].Plan));
      }
      expect([...read].filter(([, rows]) => rows > max + SUMMARY_ROWS)).toEqual([]);
    },
  );
});

/** The parts of a plan node that tell how many rows it read. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The rows that all scans of a plan read. A lookup without a result counts as one row. */
function rowsRead(node?: PlanNode): number {
  if (node === undefined) throw new Error('The statement has no plan.');
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const own = 'Relation Name' in node ? Math.max(1, rows) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), own);
}

type Random = (below: number) => number;

/** Pseudorandom integers from 0 (Lehmer). */
function generator(seed: number): Random {
  let state = seed * 7919;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Words, and keys from 1: the greater, the rarer. */
function randomFilter(tab: RecipeFilter['tab'], random: Random): RecipeFilter {
  const some = <T>(pick: () => T): T[] =>
    random(3) > 0 ? [] : Array.from({ length: 1 + random(2) }, pick);
  const prefixes = ['m', 'mot', 'mot1', 'mot2', 'mot17', 'mot399', 'tar', 'absent'];
  return {
    ...NO_FILTER,
    tab,
    words: [...new Set(some(() => prefixes[random(prefixes.length)] ?? ''))].map((word) => [word]),
    ingredientIds: [...new Set(some(() => 1 + random(60)))],
    techStepIds: [...new Set(some(() => 1 + random(60)))],
    dietIds: [...new Set(some(() => 1 + random(5)))],
    excludedUtensilIds: random(4) > 0 ? [] : [1 + random(5)],
    excludedIngredientIds: some(() => 1 + random(60)),
    anyIngredientIds: some(() => 1 + random(60)),
    tags: random(4) > 0 ? [] : ['ÉTIQUETTE'],
    courses: random(4) > 0 ? [] : [(['MAIN', 'DRINK'] as const)[random(2)] ?? 'MAIN'],
    maxMinutes: random(4) > 0 ? undefined : random(100),
    authorId: random(4) > 0 ? undefined : 1 + random(3),
  };
}

/** The keys of a word, each of a level of its own. */
function levels(...keys: string[]): FoundKey[] {
  return keys.map((key, level) => ({ key, level }));
}

function matches(recipe: StoredRecipe, filter: RecipeFilter): boolean {
  const has = (ids: readonly number[], wanted: readonly number[]) =>
    wanted.every((id) => ids.includes(id));
  return (
    filter.words.every(([prefix = '']) => recipe.words.some((word) => word.startsWith(prefix))) &&
    has(recipe.ingredient_ids, filter.ingredientIds) &&
    has(recipe.tech_step_ids, filter.techStepIds) &&
    has(recipe.diet_ids, filter.dietIds) &&
    !filter.excludedUtensilIds.some((id) => recipe.utensil_ids.includes(id)) &&
    !filter.excludedIngredientIds.some((id) => recipe.ingredient_ids.includes(id)) &&
    (filter.anyIngredientIds.length === 0 ||
      filter.anyIngredientIds.some((id) => recipe.ingredient_ids.includes(id))) &&
    (filter.courses.length === 0 || filter.courses.some((each) => each === recipe.course)) &&
    (filter.tags.length === 0 || recipe.id % 10 === 0) &&
    (filter.authorId ?? recipe.author_id) === recipe.author_id &&
    recipe.prep_minutes <= (filter.maxMinutes ?? Infinity)
  );
}

/**
 * `$2` recipes of the authors `$1`. Keys 1 to 60 and words `mot0` to `mot399` are distributed
 * unevenly: small numbers are frequent. Every 25th recipe has 25 more words that no other has.
 */
const FILL = `
  with drawn as (
    select n, ($1::int[])[1 + floor(random() * 3)::int] as author_id,
      (array['PUBLIC', 'PUBLIC', 'HOUSE', 'PERSONAL'])[1 + floor(random() * 4)::int] as visibility,
      array['mot' || floor(400 * random() ^ 3)::int, 'mot' || floor(400 * random() ^ 3)::int]
        || case when n % 25 = 0
          then array(select 'tar' || n + m from generate_series(1, 25) as m) end as words,
      array(select distinct 1 + floor(60 * random() ^ 3)::int from generate_series(1, 4 + n * 0)) as ingredient_ids,
      array(select distinct 1 + floor(60 * random() ^ 3)::int from generate_series(1, 4 + n * 0)) as tech_step_ids,
      array(select distinct 1 + floor(5 * random())::int from generate_series(1, 2 + n * 0)) as diet_ids,
      array[1 + floor(5 * random())::int] as utensil_ids
    from generate_series(1, $2::int) as n
  )
  insert into recipe (name, sort_name, search_keys, prep_minutes, visibility, author_id,
    author_house_id, portions, locale, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete,
    dietary_flags, tech_step_ids, utensil_ids, course)
  select 'Recette', '',
    array_to_tsvector(
      array(select 'N' || word from unnest(words) as word)
        || array(select 'I' || id from unnest(ingredient_ids) as id)
        || array(select 'T' || id from unnest(tech_step_ids) as id)
        || array(select 'D' || id from unnest(diet_ids) as id)
        || case when n % 10 = 0 then array['Létiquette'] end
        || case when n % 200 = 0 then 'CDRINK' else 'CMAIN' end
    ),
    n % 120, drawn.visibility, author_id, profile.house_id, 4, 'fr', '{}',
    diet_ids, 0, ingredient_ids, '{}', false, 0, tech_step_ids, utensil_ids,
    case when n % 200 = 0 then 'DRINK' else 'MAIN' end
  from drawn join profile on profile.id = drawn.author_id
  order by n`;
