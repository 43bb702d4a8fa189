import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';

const PATH = '/house/current/dependants';
const UNKNOWN = 2_000_000_000;

describe('people of a house without an account', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  let member: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
    member = await signUpMember(app, administrator);
  });

  const preferences = () => ({
    dietId: fixtures.id('diets', 'vegetarian'),
    allergyIds: [fixtures.id('allergies', 'milk')],
    dislikedIngredientIds: [fixtures.id('ingredients', 'onion')],
  });
  const add = (dependant: object) =>
    member.client.succeed<{ id: number }>('POST', PATH, { firstName: 'Jules', ...dependant });
  const change = (id: number, body: object) => member.client.patch(`${PATH}/${String(id)}`, body);
  const remove = (id: number) => member.client.delete(`${PATH}/${String(id)}`);
  const shown = async () => (await administrator.client.get('/house/current')).body.dependants;

  it('POST adds one for any member; the house and GET show it to all members', async () => {
    const dependant = { firstName: ' Jules ', ...preferences() };
    const added = await member.client.post(PATH, dependant);
    expect(added).toMatchObject({ status: 201 });
    const { id } = added.body;
    expect(added.body).toEqual({
      ...{ id, firstName: 'Jules', ...preferences(), guest: false, appetite: 1 },
    });
    expect(await shown()).toEqual([added.body]);
    const listed = await administrator.client.get(PATH);
    expect(listed).toMatchObject({ status: 200, body: [added.body] });
  });

  it('POST needs a first name only; null and absent fields are the same', async () => {
    const nothing = { dietId: null, allergyIds: [], dislikedIngredientIds: [] };
    expect(await add({})).toMatchObject(nothing);
    expect(
      await add({ dietId: null, allergyIds: null, dislikedIngredientIds: null }),
    ).toMatchObject(nothing);
  });

  it('a repeated id counts once', async () => {
    const milk = fixtures.id('allergies', 'milk');
    expect(await add({ allergyIds: [milk, milk] })).toMatchObject({ allergyIds: [milk] });
  });

  it.each([
    [{}],
    [{ firstName: ' ' }],
    [{ firstName: 'x'.repeat(81) }],
    [{ firstName: null }],
    [{ firstName: 'Jules', dietId: '1' }],
    [{ firstName: 'Jules', allergyIds: 1 }],
    [{ firstName: 'Jules', dislikedIngredientIds: [0] }],
  ])('POST returns 400/4000 for %j', async (body) => {
    expect(await member.client.post(PATH, body)).toMatchObject(refusal(400, 4000));
  });

  it.each([
    [{ dietId: UNKNOWN }, 4042],
    [{ allergyIds: [UNKNOWN] }, 4043],
    [{ dislikedIngredientIds: [UNKNOWN] }, 4044],
  ])('POST and PATCH return 404 for %j, and change nothing', async (unknown, code) => {
    const dependant = await add(preferences());
    const created = await member.client.post(PATH, { firstName: 'Emma', ...unknown });
    expect(created).toMatchObject(refusal(404, code));
    const changed = await change(dependant.id, { firstName: 'Emma', ...unknown });
    expect(changed).toMatchObject(refusal(404, code));
    expect(await shown()).toEqual([dependant]);
  });

  it('PATCH changes the given fields and keeps the others', async () => {
    const dependant = await add(preferences());
    const { id } = dependant;
    const renamed = await change(id, { firstName: 'Emma' });
    expect(renamed).toMatchObject({ status: 200, body: { ...dependant, firstName: 'Emma' } });
    const allergyIds = [fixtures.id('allergies', 'nuts'), fixtures.id('allergies', 'eggs')];
    expect((await change(id, { firstName: null, allergyIds })).body).toEqual({
      ...renamed.body,
      allergyIds,
    });
    const cleared = { dietId: null, allergyIds: [], dislikedIngredientIds: [] };
    expect((await change(id, { ...cleared, dislikedIngredientIds: null })).body).toEqual({
      id,
      firstName: 'Emma',
      ...cleared,
      guest: false,
      appetite: 1,
    });
  });

  it.each([
    [{}],
    [{ firstName: null, guest: null }],
    [{ unknown: 1 }],
    [{ firstName: '' }],
    [{ guest: 1 }],
  ])('PATCH returns 400/4000 for %j', async (body) => {
    const { id } = await add({});
    expect(await change(id, body)).toMatchObject(refusal(400, 4000));
  });

  it('a guest counts only in meals whose eaters name the guest', async () => {
    const guest = await add({ ...preferences(), guest: true });
    expect(await shown()).toEqual([{ ...guest, guest: true }]);
    const { client } = member;
    const milk = await fixtures.writeDetected(client, {
      course: 'MAIN',
      ingredients: [fixtures.line('milk', 100, 'milliliter')],
      steps: [{ description: 'Chauffer le lait.' }],
    });
    const path = `/recipes/${String(milk.id)}/suitability`;
    const filtered = async () =>
      (await client.get('/recipes?suitableForHousehold=true&tab=perso')).body.map(
        ({ id }: any) => id,
      );
    const expanded = async () =>
      (await client.get('/recipes?tab=perso&expand=suitability')).body[0].suitability.verdict;
    expect((await client.get(path)).body).toMatchObject({ verdict: 'SUITABLE', conflicts: [] });
    expect([await filtered(), await expanded()]).toEqual([[milk.id], 'SUITABLE']);

    const named = [{ profileId: member.id }, { dependantId: guest.id }];
    const meal = { recipeId: milk.id, date: '2026-07-08', portions: 1 };
    for (const [slot, eaters] of [['LUNCH', null], ['DINNER', named]] as const) {
      await client.succeed('POST', '/planning/items', { ...meal, slot, eaters });
    } // prettier-ignore
    const verdicts = async () =>
      (await client.get('/planning?date=2026-07-08&expand=suitability')).body.days[2].slots
        .flatMap(({ items }: any) => items)
        .map(({ suitability }: any) => suitability.verdict);
    expect(await verdicts()).toEqual(['SUITABLE', 'UNSUITABLE']);

    const proposed = async (eaters?: object[]) => {
      const cells = [{ date: '2026-08-05', slot: 'LUNCH', eaters }];
      const body = await client.succeed('POST', '/planning/proposals', { cells, tabs: ['perso'] });
      return body.proposals[0].items.map(({ recipeId, portions }: any) => ({ recipeId, portions }));
    };
    expect(await proposed()).toEqual([{ recipeId: milk.id, portions: 2 }]);
    expect(await proposed(named)).toEqual([]);

    expect(await change(guest.id, { guest: false })).toMatchObject({ body: { guest: false } });
    expect((await client.get(path)).body).toMatchObject({ verdict: 'UNSUITABLE' });
    expect([await filtered(), await expanded()]).toEqual([[], 'UNSUITABLE']);
    expect(await verdicts()).toEqual(['UNSUITABLE', 'UNSUITABLE']);
    expect(await proposed()).toEqual([]);
  });

  it('DELETE removes one', async () => {
    const [first, second] = [await add({}), await add({ firstName: 'Emma' })];
    expect(await remove(first.id)).toMatchObject({ status: 204 });
    expect(await shown()).toEqual([second]);
    expect(await remove(first.id)).toMatchObject(refusal(404, 4056));
  });

  it('POST with an Idempotency-Key adds one person', async () => {
    const send = () =>
      member.client.send('POST', PATH, { firstName: 'Jules' }, { 'idempotency-key': 'jules' });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(await shown()).toEqual([first.body]);
  });

  describe('count as members in every suitability', () => {
    const milk = () => [fixtures.id('allergies', 'milk')];
    const glutenFree = () => fixtures.id('diets', 'glutenFree');
    const carrot = () => fixtures.id('ingredients', 'carrot');
    const write = (key: string) =>
      fixtures.write(administrator.client, {
        name: 'Recette',
        visibility: 'HOUSE',
        ingredients: [fixtures.line(key)],
        steps: [],
      });

    it.each([
      ['allergy', 'butter', () => ({ allergyIds: milk() }), 'ALLERGY', 'milk'],
      ['diet', 'bread', () => ({ dietId: glutenFree() }), 'DIET', 'glutenFree'],
      ['dislike', 'carrot', () => ({ dislikedIngredientIds: [carrot()] }), 'DISLIKE', 'carrot'],
    ] as const)('with an %s', async (_name, food, avoids, reason, key) => {
      const recipe = await write(food);
      const suitable = await write('apple');
      const { id: dependantId } = await add(avoids());
      const { body } = await member.client.get(`/recipes/${String(recipe.id)}/suitability`);
      expect(body).toMatchObject({
        suitable: false,
        conflicts: [
          {
            ingredientId: fixtures.id('ingredients', food),
            profileId: null,
            dependantId,
            reason,
            key,
          },
        ],
      });
      const expanded = await member.client.get('/recipes?tab=foyer&expand=suitability');
      expect(expanded.body).toMatchObject([
        { id: suitable.id, suitability: { suitable: true } },
        { id: recipe.id, suitability: body },
      ]);
      const filter = '/recipes?tab=foyer&suitableForHousehold=true';
      expect((await member.client.get(filter)).body).toMatchObject([{ id: suitable.id }]);
      await remove(dependantId);
      expect((await member.client.get(filter)).body).toHaveLength(2);
    });

    it('of their house only', async () => {
      const { id } = await fixtures.write(administrator.client, {
        ingredients: [fixtures.line('butter')],
        steps: [],
      });
      await add({ allergyIds: milk() });
      const suitable = async ({ client }: Member) =>
        (await client.get(`/recipes/${String(id)}/suitability`)).body.suitable;
      expect(await suitable(member)).toBe(false);
      await member.client.post('/house/leave');
      expect(await suitable(member)).toBe(true);
      expect(await suitable(await signUpAdministrator(app))).toBe(true);
    });
  });

  it('they stay when a member leaves, and are deleted with the house', async () => {
    const dependant = await add(preferences());
    await member.client.post('/house/leave');
    expect(await shown()).toEqual([dependant]);
    await administrator.client.delete('/house/current');
    const rows = await app.sql('select from dependant where id = $1', [dependant.id]);
    expect(rows).toEqual([]);
    await administrator.client.post('/house', { name: 'La Roseraie' });
    expect(await shown()).toEqual([]);
  });
});
