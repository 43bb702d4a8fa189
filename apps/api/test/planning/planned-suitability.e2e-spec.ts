import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import { detectAll } from '../support/test-worker.js';

const DATE = '2026-07-08';

describe('GET /planning?expand=suitability', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let planner: Member;
  let allergic: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    planner = await signUpAdministrator(app);
    allergic = await signUpMember(app, planner);
    const allergyIds = [fixtures.id('allergies', 'milk')];
    await allergic.client.succeed('PATCH', '/profile/allergies', { allergyIds });
  });

  /** Writes a recipe whose only evidence of milk is in its description. */
  async function write(author: Member, visibility: string): Promise<any> {
    const recipe = await fixtures.write(author.client, contentOf(visibility, 'Avec du lait.'));
    await detectAll(app);
    return recipe;
  }

  const contentOf = (visibility: string, description: string | null) => ({
    name: 'Plat du soir',
    visibility,
    description,
    ingredients: [fixtures.line('carrot')],
  });

  const plan = ({ client }: Member, { id }: any) => {
    const item = { recipeId: id, date: DATE, slot: 'LUNCH', portions: 4 };
    return client.succeed('POST', '/planning/items', item);
  };

  /** The items of the planned cell. */
  async function itemsOf({ client }: Member, query = '&expand=suitability'): Promise<any[]> {
    const { body } = await client.get(`/planning?date=${DATE}${query}`);
    return body.days[2].slots[1].items;
  }

  it('is absent without expand', async () => {
    await plan(planner, await write(planner, 'PERSONAL'));
    expect((await itemsOf(planner, ''))[0]).not.toHaveProperty('suitability');
  });

  it('shows the suitability for the house to every member, also of a recipe that a member cannot open', async () => {
    const recipe = await write(planner, 'PERSONAL');
    await plan(planner, recipe);
    const path = `/recipes/${String(recipe.id)}/suitability`;
    const own = (await planner.client.get(path)).body;
    expect(own).toMatchObject({
      verdict: 'UNCERTAIN',
      conflicts: [{ profileId: allergic.id, key: 'milk', found: 'STEP', text: 'lait' }],
    });
    expect(await itemsOf(allergic)).toMatchObject([{ suitability: own }]);
    expect((await allergic.client.get(path)).body).toMatchObject({ code: 4045 });
  });

  it('counts the people who eat the item, and no others', async () => {
    const recipe = await write(planner, 'PERSONAL');
    await plan(planner, recipe);
    const [item] = await itemsOf(planner);
    const verdictFor = async (eaters: object[] | null) => {
      const path = `/planning/items/${String(item.id)}`;
      await planner.client.succeed('PATCH', path, { eaters });
      const [changed] = await itemsOf(planner);
      return changed.suitability;
    };
    expect(await verdictFor([{ profileId: planner.id }])).toMatchObject({
      suitable: true,
      conflicts: [],
    });
    const milk = { profileId: allergic.id, key: 'milk' };
    expect(await verdictFor([{ profileId: allergic.id }])).toMatchObject({ conflicts: [milk] });
    expect(await verdictFor(null)).toEqual(item.suitability);
  });

  it('keeps the suitability of a frozen recipe when the recipe changes', async () => {
    const author = await signUpAdministrator(app);
    const recipe = await write(author, 'PUBLIC');
    await plan(planner, recipe);
    const before = await itemsOf(planner);
    const path = `/recipes/${String(recipe.id)}`;
    await author.client.succeed('PUT', path, fixtures.recipe(contentOf('PERSONAL', null)));
    await detectAll(app);
    const [item] = await itemsOf(planner);
    expect(item).toMatchObject({
      recipe: { frozen: true },
      suitability: { verdict: 'UNCERTAIN' },
    });
    expect(item.suitability).toEqual(before[0]?.suitability);
  });

  it.each([
    ['Riz au lait de vache', null, 'UNSUITABLE', ['lait de vache']],
    ['Carottes', 'servir avec du beurre', 'UNSUITABLE', ['beurre']],
    ['Tartiflette', null, 'UNCERTAIN', ['Tartiflette']],
    ['Restaurant', null, 'UNCERTAIN', []],
  ])('reads the text %p with the note %p', async (text, note, verdict, words) => {
    const item = { text, note, date: DATE, slot: 'LUNCH', portions: 4 };
    await planner.client.succeed('POST', '/planning/items', item);
    const [planned] = await itemsOf(planner);
    expect(planned.suitability).toMatchObject({ verdict, suitable: false });
    const found = planned.suitability.conflicts.map((conflict: any) => conflict.text);
    expect(found).toEqual(expect.arrayContaining(words));
  });

  it('counts the note of a recipe, and a cooking for the whole house', async () => {
    const recipe = await fixtures.write(planner.client, contentOf('PERSONAL', null));
    await detectAll(app);
    const item = { recipeId: recipe.id, date: DATE, slot: 'LUNCH', portions: 4, note: 'au lait' };
    await planner.client.succeed('POST', '/planning/items', item);
    const cooking = { recipeId: (await write(planner, 'PERSONAL')).id, date: DATE, portions: 4 };
    await planner.client.succeed('POST', '/planning/cookings', cooking);
    const [planned] = await itemsOf(planner);
    expect(planned.suitability).toMatchObject({
      verdict: 'UNSUITABLE',
      conflicts: [{ key: 'milk', found: 'TEXT', text: 'lait' }],
    });
    const { body } = await planner.client.get(`/planning?date=${DATE}&expand=suitability`);
    expect(body.days[2].cookings).toMatchObject([{ suitability: { verdict: 'UNCERTAIN' } }]);
  });

  it('returns 409/4025 when the week has too many conflicts', async () => {
    const { body: catalogue } = await planner.client.get<any[]>('/reference/ingredients');
    const ingredients = catalogue.slice(0, 200).map(({ key }: any) => fixtures.line(key));
    const recipe = await fixtures.write(planner.client, { ingredients });
    await app.sql(FILL_HOUSE_WITH_DISLIKES, [planner.houseId]);
    for (let item = 0; item < 3; item++) await plan(planner, recipe);
    const response = await planner.client.get(`/planning?date=${DATE}&expand=suitability`);
    expect(response).toMatchObject({ status: 409, body: { code: 4025 } });
  });
});

/** Adds 40 members to the house `$1`. They dislike all ingredients. */
const FILL_HOUSE_WITH_DISLIKES = `
  with member as (
    insert into profile (first_name, last_name, email, password_hash, house_id, joined_house_at)
    select 'Camille', 'Roy', 'planned-dislikes-' || number || '@example.org', '-', $1::int, now()
    from generate_series(1, 40) as number
    returning id
  )
  insert into profile_disliked_ingredient (profile_id, ingredient_id)
  select member.id, ingredient.id from member, ingredient`;
