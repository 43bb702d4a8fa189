import type { Client } from 'pg';
import { TABS } from '#domain/recipe/recipe-tab.js';
import { recipeList } from '../src/recipes/list/recipe-list.query.js';
import { connectLikeApi } from './support/database/api-connection.js';
import { Fixtures } from './support/fixtures.js';
import { signUpAdministrator, type Member } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MAX_ID = 2_147_483_647;

/** More than every window of a search by name, so that the search also reads what follows it. */
const RECIPES = 800;

/** The three-letter words `xaa` to `xbn`. */
const PREFIXES = Array.from({ length: 50 }, (_, n) => `x${(n + 370).toString(36)}`);

/** 100 one-letter words: Armenian, Latin, Greek, Cyrillic, and digits. */
const LETTERS = Array.from(
  'աբգդեզէըթժիabcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωбвгджзиклмнопрстуфхцчшщъыьэюя0123456789',
);

/** Hostile names: each recipe has many words that no other recipe has, or very long words. */
describe('GET /recipes?name= with hostile names', () => {
  let app: TestApp;
  let author: Member;
  let client: Client;
  let ids: { prefixes: number; letters: number };
  beforeAll(async () => {
    app = await startTestApp();
    const fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    const write = async (name: string) => {
      const { id } = await fixtures.write(author.client, { name, visibility: 'PUBLIC' });
      return Number(id);
    };
    ids = {
      prefixes: await write(PREFIXES.join(' ')),
      letters: await write(LETTERS.join(' ')),
    };
    await app.sql(LONG_WORDS, [ids.prefixes, RECIPES, PREFIXES]);
    await app.sql(DISTINCT_WORDS, [ids.prefixes, RECIPES]);
    await app.sql('insert into favourite select $1, id from recipe', [author.id]);
    await app.sql('vacuum (analyze)');
    client = await connectLikeApi(app);
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  const tabs = [undefined, ...TABS];
  const search = async (tab: string | undefined, name: string) => {
    const query = new URLSearchParams({ name, ...(tab === undefined ? {} : { tab }) });
    const { status, body } = await author.client.get(`/recipes?${query.toString()}`);
    return { status, ids: body.map(({ id }: any) => id) as unknown };
  };

  it.each(tabs.filter((tab) => tab !== 'foyer'))('tab %s finds a name of 50 words', async (tab) => {
    expect(await search(tab, PREFIXES.join(' '))).toEqual({ status: 200, ids: [ids.prefixes] });
  });

  it.each(tabs.filter((tab) => tab !== 'foyer'))(
    'tab %s finds a name of 100 words',
    async (tab) => {
      expect(await search(tab, LETTERS.join(' '))).toEqual({ status: 200, ids: [ids.letters] });
    },
  );

  it('returns no recipe when one of 50 words is in no name', async () => {
    const words = [...PREFIXES.slice(1), 'yyy'];
    for (const tab of tabs)
      expect(await search(tab, words.join(' '))).toEqual({ status: 200, ids: [] });
  });

  it.each(tabs)('tab %s does not look up each of 20,000 words of a prefix', async (tab) => {
    const filter = {
      tab,
      words: ['tar'],
      ingredientIds: [],
      dietIds: [],
      techStepIds: [],
      excludedUtensilIds: [],
      suitableForHousehold: false,
    };
    const { statement, values } = recipeList(filter, { limit: 20, beforeId: MAX_ID });
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${statement.text}`,
      [author.id, 0, '00000000-0000-0000-0000-000000000000', ...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    const blocks = Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks']);
    expect(blocks).toBeGreaterThan(0);
    expect(blocks).toBeLessThan(MAX_BLOCKS);
  });
});

/** 20,000 lookups of words would read at least three blocks each. */
const MAX_BLOCKS = 5_000;

/** Copies of recipe `$1`, each with 49 of 50 words of 100 characters, which 90 numbers make distinct. */
const LONG_WORDS = `
  insert into recipe (name, name_words, visibility, author_id, author_house_id, portions, locale,
    diet_ids, ingredient_ids, dietary_flags)
  select 'Recette', array_to_tsvector(array(
      select prefix || repeat('一', 95) || (10 + n % 90)
      from unnest($3::text[]) with ordinality as word (prefix, position)
      where position <> 1 + n % 50
    )), visibility, author_id, author_house_id, portions, locale, diet_ids, ingredient_ids,
    dietary_flags
  from recipe, generate_series(1, $2) as n where id = $1`;

/** Copies of recipe `$1`, each with 25 words with the prefix "tar" that no other has. */
const DISTINCT_WORDS = `
  insert into recipe (name, name_words, visibility, author_id, author_house_id, portions, locale,
    diet_ids, ingredient_ids, dietary_flags)
  select 'Recette', array_to_tsvector(array(
      select 'tar' || n * 25 + position from generate_series(1, 25) as position
    )), visibility, author_id, author_house_id, portions, locale, diet_ids, ingredient_ids,
    dietary_flags
  from recipe, generate_series(1, $2) as n where id = $1`;
