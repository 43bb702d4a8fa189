import type { Client } from 'pg';
import { TABS } from '#domain/recipe/recipe-tab.js';
import type { RecipeFilter } from '../src/recipes/list/search/recipe-filter.js';
import { recipeList } from '../src/recipes/list/recipe-list.query.js';
import { connectLikeApi } from './support/database/api-connection.js';
import { signUpAdministrator, signUpMember } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** More recipes than any window, so that every part of the statement is used. */
const RECIPES = 5000;
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
  readonly utensil_ids: readonly number[];
  readonly is_favourite: boolean;
}

describe('GET /recipes with random filters', () => {
  let app: TestApp;
  let client: Client;
  let viewer: { id: number; houseId: number };
  let stored: StoredRecipe[];
  beforeAll(async () => {
    app = await startTestApp();
    const author = await signUpAdministrator(app);
    const member = await signUpMember(app, author);
    const stranger = await signUpAdministrator(app);
    await app.sql('select setseed(0.5)');
    await app.sql(FILL, [[author.id, member.id, stranger.id], RECIPES]);
    await app.sql('insert into favourite select $1, id from recipe where id % 3 = 0', [author.id]);
    const [profile] = await app.sql<{ houseId: number }>(
      'select house_id as "houseId" from profile where id = $1',
      [author.id],
    );
    viewer = { id: author.id, houseId: profile?.houseId ?? 0 };
    stored = await app.sql<StoredRecipe>(
      `select *, tsvector_to_array(name_words) as words, id % 3 = 0 as is_favourite
       from recipe order by id desc`,
    );
    client = await connectLikeApi(app);
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  /** The ids on a page, and the cursor of the next page. */
  const readPage = async (filter: RecipeFilter, limit: number, beforeId: number) => {
    const { statement, values } = recipeList(filter, { limit, beforeId });
    const session = [viewer.id, 0, '00000000-0000-0000-0000-000000000000'];
    const { rows } = await client.query<{ recipes: string; next: number | null }>({
      ...statement,
      values: [...session, ...values],
    });
    const recipes = JSON.parse(rows[0]?.recipes ?? '') as { id: number }[];
    return { ids: recipes.map(({ id }) => id), next: rows[0]?.next ?? null };
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

  /** The pages of random filters, read and expected. */
  const pagesOf = async (tab: RecipeFilter['tab']) => {
    const random = generator(tab?.length ?? 1);
    const pages = { read: [] as unknown[], expected: [] as unknown[] };
    for (let n = 0; n < FILTERS_PER_TAB; n++) {
      const filter = randomFilter(tab, random);
      const expected = stored
        .filter((recipe) => isInTab(recipe, tab) && matches(recipe, filter))
        .map(({ id }) => id);
      const limit = 1 + random(100);
      const first = await readPage(filter, limit, MAX_ID);
      const from = expected[Math.floor(expected.length / 2)] ?? MAX_ID;
      const middle = await readPage(filter, limit, from);
      const rest = expected.filter((id) => id < from);
      const pageOf = (ids: readonly number[]) => ({
        ids: ids.slice(0, limit),
        next: ids.length > limit ? (ids[limit - 1] ?? null) : null,
      });
      pages.read.push({ filter, first, middle });
      pages.expected.push({ filter, first: pageOf(expected), middle: pageOf(rest) });
    }
    return pages;
  };

  it.each([undefined, ...TABS])('tab %s lists the recipes that match, in order', async (tab) => {
    const { read, expected } = await pagesOf(tab);
    expect(read).toEqual(expected);
  });

  it('tab favoris lists the recipes that match for a person with few favourites', async () => {
    await app.sql('delete from favourite where recipe_id % 9 > 0');
    stored = stored.map((recipe) => ({ ...recipe, is_favourite: recipe.id % 9 === 0 }));
    const { read, expected } = await pagesOf('favoris');
    expect(read).toEqual(expected);
  });
});

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
  const prefixes = ['m', 'mot', 'mot1', 'mot2', 'mot17', 'mot399', 'absent'];
  return {
    tab,
    words: [...new Set(some(() => prefixes[random(prefixes.length)] ?? ''))],
    ingredientIds: [...new Set(some(() => 1 + random(60)))],
    techStepIds: [...new Set(some(() => 1 + random(60)))],
    dietIds: [...new Set(some(() => 1 + random(5)))],
    excludedUtensilIds: random(4) > 0 ? [] : [1 + random(5)],
    suitableForHousehold: false,
  };
}

function matches(recipe: StoredRecipe, filter: RecipeFilter): boolean {
  const has = (ids: readonly number[], wanted: readonly number[]) =>
    wanted.every((id) => ids.includes(id));
  return (
    filter.words.every((prefix) => recipe.words.some((word) => word.startsWith(prefix))) &&
    has(recipe.ingredient_ids, filter.ingredientIds) &&
    has(recipe.tech_step_ids, filter.techStepIds) &&
    has(recipe.diet_ids, filter.dietIds) &&
    !filter.excludedUtensilIds.some((id) => recipe.utensil_ids.includes(id))
  );
}

/**
 * `$2` recipes of the authors `$1`. Keys 1 to 60 and words `mot1` to `mot400` are distributed
 * unevenly: small numbers are frequent.
 */
const FILL = `
  with drawn as (
    select n, ($1::int[])[1 + floor(random() * 3)::int] as author_id,
      (array['PUBLIC', 'PUBLIC', 'HOUSE', 'PERSONAL'])[1 + floor(random() * 4)::int] as visibility,
      array['mot' || floor(400 * random() ^ 3)::int, 'mot' || floor(400 * random() ^ 3)::int] as words,
      array(select distinct 1 + floor(60 * random() ^ 3)::int from generate_series(1, 4 + n * 0)) as ingredient_ids,
      array(select distinct 1 + floor(60 * random() ^ 3)::int from generate_series(1, 4 + n * 0)) as tech_step_ids,
      array(select distinct 1 + floor(5 * random())::int from generate_series(1, 2 + n * 0) order by 1) as diet_ids,
      array[1 + floor(5 * random())::int] as utensil_ids
    from generate_series(1, $2::int) as n
  ), recipes as (
    insert into recipe (name, name_words, visibility, author_id, author_house_id, portions, locale,
      diet_ids, ingredient_ids, dietary_flags, tech_step_ids, utensil_ids)
    select 'Recette', array_to_tsvector(words), drawn.visibility, author_id, profile.house_id, 4, 'fr',
      diet_ids, ingredient_ids, 0, tech_step_ids, utensil_ids
    from drawn join profile on profile.id = drawn.author_id
    order by n
    returning id, ingredient_ids, tech_step_ids
  ), lines as (
    insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id)
    select id, position, ingredient_id, 1, (select min(id) from unit)
    from recipes, unnest(ingredient_ids) with ordinality as line (ingredient_id, position)
  ), steps as (
    insert into step (recipe_id, position, description)
    select id, 1, 'Couper.' from recipes returning id, recipe_id
  )
  insert into step_technique (step_id, recipe_id, tech_step_id, source, span_start, span_end)
  select steps.id, steps.recipe_id, tech_step_id, 'auto', 0, 6
  from steps join recipes on recipes.id = steps.recipe_id, unnest(tech_step_ids) as tech_step_id`;
