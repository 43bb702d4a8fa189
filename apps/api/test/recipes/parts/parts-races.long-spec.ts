import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const ROUNDS = 15;
const DISHES = 1_000;

describe('writers of parts at the same time', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
  });

  const part = (recipeId: number) => ({ recipeId, portions: 1, before: 0 });
  const body = (parts: readonly number[], fields: object = {}) =>
    fixtures.recipe({ name: 'Plat', steps: [], parts: parts.map(part), ...fields });
  const write = async (fields: object = {}) =>
    (await fixtures.write(author.client, { name: 'Plat', steps: [], ...fields })).id as number;
  const put = (id: number, parts: readonly number[], fields: object = {}) =>
    author.client.put(`/recipes/${String(id)}`, body(parts, fields));
  const verdictOf = async (id: number) =>
    (await author.client.succeed('GET', `/recipes/${String(id)}/suitability`)).verdict;

  it('never make a circle, nor a fourth level', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ids = await Promise.all(Array.from({ length: 4 }, () => write()));
      const answers = await Promise.all(
        ids.map((id, index) => put(id, [ids[(index + 1) % ids.length] ?? 0])),
      );
      const codes = answers.map(({ status, body: answer }) => [status, answer.code ?? 0]);
      expect(codes.filter(([status]) => status !== 200)).toEqual([[409, 4027]]);
    }
  });

  it('leave no dish with another verdict than its parts have', async () => {
    await author.client.succeed('PATCH', '/profile/allergies', {
      allergyIds: [fixtures.id('allergies', 'milk')],
    });
    const harmless = { ingredients: [fixtures.line('carrot')] };
    const harmful = { ingredients: [fixtures.line('milk')] };
    for (let round = 0; round < ROUNDS; round++) {
      const inner = await write(harmless);
      const outer = await write({ ...harmless, parts: [part(inner)] });
      const dish = await write(harmless);
      await Promise.all([
        put(inner, [], round % 2 === 0 ? harmful : harmless),
        put(dish, [outer], harmless),
        put(outer, [inner], { ...harmless, portions: 2 }),
      ]);
      const expected = round % 2 === 0 ? 'UNSUITABLE' : 'SUITABLE';
      await until(async () => (await verdictOf(dish)) === expected);
      expect(await verdictOf(outer)).toBe(expected);
    }
  });

  it('a change of a part of many dishes is true in all of them soon, and in none wrong before', async () => {
    await author.client.succeed('PATCH', '/profile/allergies', {
      allergyIds: [fixtures.id('allergies', 'milk')],
    });
    const harmless = { ingredients: [fixtures.line('carrot')] };
    const inner = await write(harmless);
    const dish = await write({ ...harmless, parts: [part(inner)] });
    await app.sql(
      `with copied as (
         insert into recipe (name, sort_name, search_keys, visibility, author_id, author_house_id,
           portions, locale, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete,
           dietary_flags, tech_step_ids, utensil_ids, part_ids)
         select name, sort_name, search_keys, visibility, author_id, author_house_id, portions, locale,
           tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, dietary_flags, tech_step_ids,
           utensil_ids, part_ids
         from recipe, generate_series(2, $2) where id = $1 returning id
       ), texts as (
         insert into recipe_text (id, other_lines, foods, unread, evidence, detector_version)
         select copied.id, other_lines, foods, unread, evidence, detector_version
         from recipe_text, copied where recipe_text.id = $1
       ), lines as (
         insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id)
         select copied.id, position, ingredient_id, quantity, unit_id
         from recipe_line, copied where recipe_id = $1
       )
       insert into recipe_part (recipe_id, position, part_id, content_id, portions, before)
       select id, 1, $3, $3, 1, 0 from copied`,
      [dish, DISHES, inner],
    );
    const suitable = async () => {
      const filters = 'suitableForHousehold=true&tab=perso&name=plat&limit=100';
      const found = await author.client.succeed('GET', `/recipes?${filters}`);
      return found.filter(({ id }: any) => id >= dish).length;
    };
    expect(await suitable()).toBe(100);
    await put(inner, [], { ingredients: [fixtures.line('milk')] });
    expect(await suitable()).toBe(0);
    await until(async () => {
      const [{ count }] = (await app.sql<{ count: number }>(
        'select count(*)::int as count from recipe where $1 = any (part_ids) and dietary_flags = 0',
        [inner],
      )) as [{ count: number }];
      expect(await suitable()).toBe(0);
      const [{ left }] = (await app.sql<{ left: number }>(
        'select count(*)::int as left from changed_part',
      )) as [{ left: number }];
      return count === 0 && left === 0;
    });
    expect(await verdictOf(dish)).toBe('UNSUITABLE');
  });
});
