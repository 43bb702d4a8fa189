import type { Client } from 'pg';
import { TABS } from '#domain/recipe/recipe-tab.js';
import type { RecipeFilter } from '../src/recipes/list/search/recipe-filter.js';
import { recipeList } from '../src/recipes/list/recipe-list.query.js';
import { connectLikeApi } from './support/database/api-connection.js';
import { signUpAdministrator } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const FIRST_PAGE = { limit: 20, beforeId: 2_147_483_647 };
const NO_FILTER: RecipeFilter = {
  tab: undefined,
  words: [],
  ingredientIds: [],
  dietIds: [],
  techStepIds: [],
  excludedUtensilIds: [],
  suitableForHousehold: false,
};
const FILTERS: readonly [string, Partial<RecipeFilter>][] = [
  ['no filter', {}],
  ['name', { words: ['tarte'] }],
  ['short name', { words: ['t'] }],
  ['two words', { words: ['tarte', 'n10'] }],
  ['one ingredient', { ingredientIds: [1] }],
  ['two ingredients', { ingredientIds: [1, 2] }],
  ['technique', { techStepIds: [1] }],
  ['diet', { dietIds: [1] }],
  ['utensil', { excludedUtensilIds: [1] }],
  ['household', { suitableForHousehold: true }],
  ['ingredient and technique', { ingredientIds: [1], techStepIds: [1] }],
];

/**
 * The query plan of every list, compared with a snapshot: a test fails when a list no longer uses an
 * index. Costs are left out because they depend on the data.
 */
describe('the plans of recipe lists', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await startTestApp();
    const { id } = await signUpAdministrator(app);
    await app.sql(DISABLE_FOREIGN_KEYS);
    await app.sql(FILL, [id]);
    await app.sql('vacuum (analyze)');
    client = await connectLikeApi(app);
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  const tabs = [undefined, ...TABS];
  it.each(tabs.flatMap((tab) => FILTERS.map(([name, filter]) => [tab, name, filter] as const)))(
    'tab %s, %s',
    async (tab, _name, filter) => {
      const { statement } = recipeList({ ...NO_FILTER, ...filter, tab }, FIRST_PAGE);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (generic_plan, costs off) ${statement.text}`,
      );
      expect(shapeOf(rows.map((row) => row['QUERY PLAN']))).toMatchSnapshot();
    },
  );
});

/** Scans of all tables except diet and allergy, without the numbers of aliases and InitPlans. */
function shapeOf(plan: readonly string[]): string {
  const reads = plan.flatMap((line, index) => {
    if (!/(Seq|Index|Only|Heap) Scan.* on (?!diet\b|allergy\b)/.test(line)) return [];
    const condition = plan[index + 1]?.includes('Index Cond') ? [plan[index + 1] ?? ''] : [];
    return [line, ...condition.map((text) => `  ${text.trim()}`)];
  });
  return reads
    .map((line) => line.replace(/^.*-> {2}/, '').replace(/ on (\w+) \w+$/, ' on $1'))
    .map((line) => line.replace(/(?<=[a-z])_\d+(?=\.)|(?<=InitPlan) \d+/g, ''))
    .join('\n');
}

/** Disables foreign key checks and triggers, which would double the time. */
const DISABLE_FOREIGN_KEYS = 'set session_replication_role = replica';

/** Inserts enough rows that the planner prefers an index to a sequential scan. */
const FILL = `
  with people as (
    insert into profile (first_name, last_name, email, password_hash)
    select 'Camille', 'Roy', 'plan' || n || '@example.org', '' from generate_series(1, 1000) n
    returning id
  ), numbered as (
    select id, row_number() over () - 1 as n from people
  ), allergies as (
    insert into profile_allergy (profile_id, allergy_id)
    select id, (select min(id) from allergy) from people
  ), dislikes as (
    insert into profile_disliked_ingredient (profile_id, ingredient_id)
    select id, (select min(id) from ingredient) from people
  ), sessions as (
    insert into revoked_session (token_id, expires_at) select gen_random_uuid(), now() from people
  ), sources as (
    insert into house_source (house_id, source_id) select id, (select min(id) from source) from people
  ), recipes as (
    insert into recipe (name, name_words, visibility, author_id, author_house_id, portions, locale,
      diet_ids, ingredient_ids, dietary_flags)
    select 'tarte ' || n, array_to_tsvector(array['tarte', 'n' || n % 500]),
      (array['PUBLIC', 'HOUSE', 'PERSONAL'])[1 + n % 3],
      id, (select house_id from profile where profile.id = $1 and n % 50 = 0),
      4, 'fr', array[1 + n % 5], '{}', 0
    from generate_series(1, 20000) as recipe_number (n), lateral (
      select id from numbered where numbered.n = recipe_number.n % 1000
    ) author
    returning id, audience, name_words
  ), words as (
    insert into recipe_word (audience, word, recipe_id)
    select member, word, id
    from recipes, unnest(audience) as member, unnest(tsvector_to_array(name_words)) as word
  ), lines as (
    insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id)
    select id, 1, (select min(id) from ingredient) + id % 300, 1, (select min(id) from unit)
    from recipes
  ), steps as (
    insert into step (recipe_id, position, description)
    select id, 1, 'Couper.' from recipes returning id, recipe_id
  ), techniques as (
    insert into step_technique (step_id, recipe_id, tech_step_id, source, span_start, span_end)
    select id, recipe_id, (select min(id) from tech_step) + id % 100, 'auto', 0, 6 from steps
  )
  insert into favourite (profile_id, recipe_id)
  select numbered.id, recipes.id from numbered join recipes on recipes.id % 100 = numbered.n % 100`;
