import { Fixtures } from '../support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

describe('recipes', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let member: Member;
  let stranger: Person;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    member = await signUpMember(app, author);
    stranger = await signUpPerson(app);
  });

  it('POST /recipes returns the stored recipe, and GET returns the same', async () => {
    const written = fixtures.recipe({
      name: '  Gratin dauphinois ',
      visibility: 'HOUSE',
      portions: 6,
      dietIds: [fixtures.id('diets', 'vegetarian')],
      ingredients: [
        fixtures.line('potato', 1.125, 'kilogram'),
        fixtures.line('cream', 30, 'centiliter'),
        fixtures.line('garlic', 1, 'clove'),
      ],
      steps: [
        { description: 'Préchauffer le four.' },
        { description: 'Éplucher les pommes de terre.' },
      ],
      imageUrl: 'https://example.org/gratin.jpg',
      prepMinutes: 20,
      id: 4711,
      sourceId: 1,
      authorId: stranger.id,
    });
    const created = await fixtures.writeDetected(author.client, written);
    expect(created).toMatchObject({
      name: 'Gratin dauphinois',
      visibility: 'HOUSE',
      authorId: author.id,
      authorHouseId: author.houseId,
      portions: 6,
      dietIds: written.dietIds,
      favourite: false,
      sourceId: null,
      externalId: null,
      sourceUrl: null,
      imageUrl: 'https://example.org/gratin.jpg',
      prepMinutes: 20,
      cookMinutes: null,
      locale: 'fr',
      ingredients: written.ingredients,
      steps: [
        { order: 1, description: 'Préchauffer le four.', analysed: true },
        { order: 2, description: 'Éplucher les pommes de terre.', analysed: true },
      ],
    });
    expect(created.id).not.toBe(4711);
    expect(new Date(created.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await member.client.get(`/recipes/${String(created.id)}`)).toMatchObject({
      status: 200,
      body: created,
    });
  });

  it('contain the techniques of their steps, with the ingredients and utensils of the same clause', async () => {
    const description = 'Préchauffer le four. Faire fondre 50 g de beurre dans une casserole.';
    const { steps } = await fixtures.write(author.client, { steps: [{ description }] });
    const [{ techSteps }] = steps;
    expect(techSteps).toMatchObject([
      { order: 1, key: 'preheat', source: 'auto', ingredients: [] },
      {
        order: 2,
        key: 'melt',
        techStepId: fixtures.id('tech-steps', 'melt'),
        source: 'auto',
        ingredients: [{ ...fixtures.line('butter', 50, 'gram'), source: 'auto' }],
        utensils: [{ utensilId: fixtures.id('utensils', 'saucepan'), source: 'auto' }],
      },
    ]);
    const [butter] = techSteps[1].ingredients;
    expect(description.slice(butter.start, butter.end)).toBe('beurre');
  });

  it('may have no ingredients and no steps', async () => {
    const empty = fixtures.recipe({ ingredients: [], steps: [] });
    const { status, body } = await author.client.post('/recipes', empty);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ingredients: [], steps: [] });
  });

  it('accept the maximum number and length of steps', async () => {
    const description = 'é'.repeat(5000);
    const steps = Array.from({ length: 100 }, () => ({ description }));
    const recipe = await fixtures.write(author.client, { steps, name: 'n'.repeat(200) });
    expect(recipe.steps).toHaveLength(100);
    expect(recipe.steps[99]).toMatchObject({ order: 100, description });
  });

  describe('POST /recipes returns an error for', () => {
    const line = { ingredientId: 1, quantity: 1, unitId: 1 };
    it.each<[string, object, RegExp]>([
      ['an empty name', { name: ' ' }, /name must be a text of 1 to 200/],
      ['a name that is too long', { name: 'n'.repeat(201) }, /name/],
      ['a name with NUL', { name: 'a\0b' }, /name/],
      ['no name', { name: undefined }, /name/],
      ['an unknown visibility', { visibility: 'SECRET' }, /visibility must be one of/],
      ['0 portions', { portions: 0 }, /portions must be an integer from 1 to 1000/],
      ['portions as a string', { portions: '4' }, /portions/],
      ['a missing list of diets', { dietIds: undefined }, /^dietIds must be a list$/],
      ['a missing list of ingredients', { ingredients: undefined }, /^ingredients must be a list$/],
      ['null as a line', { ingredients: [null] }, /^ingredients\[0\] must be an object$/],
      ['an array as a line', { ingredients: [line, []] }, /^ingredients\[1\] must be an object$/],
      [
        'an invalid id among the diets',
        { dietIds: [1, 1, 'x', -3] },
        /^dietIds\[2\] must be a positive integer; dietIds\[3\] must be a positive integer$/,
      ],
      [
        'a line without unit',
        { ingredients: [{ ...line, unitId: null }] },
        /ingredients\[0\].unitId/,
      ],
      ['a quantity of 0', { ingredients: [{ ...line, quantity: 0 }] }, /ingredients\[0\].quantity/],
      ['four decimals', { ingredients: [{ ...line, quantity: 0.1234 }] }, /3 decimals/],
      ['a huge quantity', { ingredients: [{ ...line, quantity: 1e6 + 1 }] }, /quantity/],
      [
        'a repeated ingredient',
        { ingredients: [line, { ...line, ingredientId: 2 }, line] },
        /ingredients\[2\].ingredientId must not repeat/,
      ],
      ['an empty step', { steps: [{ description: '' }] }, /steps\[0\].description/],
      ['an unknown language', { locale: 'tlh' }, /locale must be one of fr, en/],
      ['an image over http', { imageUrl: 'http://example.org/a.jpg' }, /https/],
      ['an image that is not a URL', { imageUrl: 'a.jpg' }, /https/],
      ['an image with a user', { imageUrl: 'https://ada:secret@example.org/a.jpg' }, /https/],
      ['a cooking time over the maximum', { cookMinutes: 10_001 }, /cookMinutes/],
      ['101 steps', { steps: Array(101).fill({ description: 'a' }) }, /at most 100/],
    ])('%s', async (_name, overrides, message) => {
      const { status, body } = await author.client.post('/recipes', fixtures.recipe(overrides));
      expect({ status, ...body }).toEqual({
        status: 400,
        code: 4000,
        message: expect.stringMatching(message),
      });
    });

    it.each([
      ['ingredient', { ingredients: [{ ...line, ingredientId: 999_999 }] }, 4044],
      ['diet', { dietIds: [999_999] }, 4042],
    ])('an unknown %s', async (_name, overrides, code) => {
      const response = await author.client.post('/recipes', fixtures.recipe(overrides));
      expect(response).toMatchObject({ status: 404, body: { code } });
    });

    it('an unknown unit', async () => {
      const unknown = { ...fixtures.line('butter'), unitId: 999_999 };
      const response = await author.client.post(
        '/recipes',
        fixtures.recipe({ ingredients: [unknown] }),
      );
      expect(response).toMatchObject({ status: 404, body: { code: 4046 } });
    });

    it('visibility HOUSE without a house, before ids are checked', async () => {
      const recipe = fixtures.recipe({ visibility: 'HOUSE', dietIds: [999_999] });
      const response = await stranger.client.post('/recipes', recipe);
      expect(response).toMatchObject({ status: 404, body: { code: 4041 } });
    });
  });

  it('DELETE /recipes/:recipeId is allowed to the author only, and removes favourites', async () => {
    const { id } = await fixtures.write(author.client);
    const path = `/recipes/${String(id)}`;
    await member.client.post(`${path}/favorite`);
    expect(await member.client.delete(path)).toMatchObject({ status: 403, body: { code: 4030 } });
    expect(await author.client.delete(path)).toMatchObject({ status: 204, body: '' });
    expect(await author.client.delete(path)).toMatchObject({ status: 404, body: { code: 4045 } });
    expect(await author.client.get(path)).toMatchObject({ status: 404, body: { code: 4045 } });
  });

  it('POST and DELETE /recipes/:recipeId/favorite are idempotent and per person', async () => {
    const { id } = await fixtures.write(author.client);
    const path = `/recipes/${String(id)}`;
    const favourite = async ({ client }: Person) => (await client.get(path)).body.favourite;
    expect(await member.client.post(`${path}/favorite`)).toMatchObject({ status: 204, body: '' });
    expect(await member.client.post(`${path}/favorite`)).toMatchObject({ status: 204 });
    expect([await favourite(member), await favourite(author)]).toEqual([true, false]);
    expect(await member.client.delete(`${path}/favorite`)).toMatchObject({ status: 204 });
    expect(await member.client.delete(`${path}/favorite`)).toMatchObject({ status: 204 });
    expect(await favourite(member)).toBe(false);
  });

  it.each([
    ['en', 'Melt the butter in a pan.', 'melt'],
    ['fr', 'Faire fondre le beurre.', 'melt'],
    ['fr', 'Tiramisu', undefined],
  ])('finds the language %s of %j with the locale auto', async (locale, description, key) => {
    const body = { name: '50/50', locale: 'auto', steps: [{ description }] };
    const recipe = await fixtures.writeDetected(author.client, body);
    expect(recipe.locale).toBe(locale);
    expect(recipe.steps[0].techSteps.map((technique: any) => technique.key)).toEqual(
      key === undefined ? [] : [key],
    );
  });

  it('finds the language in the lines of a recipe without steps', async () => {
    const line = { ...fixtures.line('flour', 1, 'gram'), rawText: '1 g of flour' };
    const otherLines = [{ kind: 'TEXT', text: 'salt and pepper', before: 1 }];
    const body = { name: '50/50', locale: 'auto', ingredients: [line], otherLines, steps: [] };
    expect(await fixtures.write(author.client, body)).toMatchObject({ locale: 'en' });
  });

  describe('PUT /recipes/:recipeId', () => {
    const texts = (recipe: any) => recipe.steps.map((step: any) => step.description);
    const update = async ({ client }: Person, id: number, overrides: object) =>
      client.put(`/recipes/${String(id)}`, fixtures.recipe(overrides));

    it('replaces the recipe', async () => {
      const created = await fixtures.write(author.client, { locale: 'en', prepMinutes: 5 });
      const { status, body } = await update(author, created.id, {
        name: 'Purée',
        portions: 2,
        ingredients: [fixtures.line('potato', 3)],
        steps: [{ description: 'Cuire.' }, { description: 'Écraser.' }],
        prepMinutes: null,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: created.id,
        name: 'Purée',
        portions: 2,
        locale: 'en',
        prepMinutes: null,
        ingredients: [fixtures.line('potato', 3)],
        createdAt: created.createdAt,
      });
      expect(texts(body)).toEqual(['Cuire.', 'Écraser.']);
      expect((await author.client.get(`/recipes/${String(created.id)}`)).body).toEqual(body);
    });

    it('keeps optional fields that are absent, and removes null', async () => {
      const optional = {
        ...{ imageUrl: 'https://example.org/1.jpg', prepMinutes: 5, cookMinutes: 0 },
        ...{ restMinutes: 30, description: 'Douce.', tags: ['hiver'] },
      };
      const created = await fixtures.write(author.client, optional);
      const { body: kept } = await update(author, created.id, { name: 'Soupe' });
      expect(kept).toMatchObject({ name: 'Soupe', ...optional });
      const removed = Object.fromEntries(Object.keys(optional).map((field) => [field, null]));
      const { body } = await update(author, created.id, removed);
      expect(body).toMatchObject({ ...removed, tags: [] });
    });

    it('finds the language of the new texts with the locale auto', async () => {
      const { id } = await fixtures.write(author.client, { locale: 'fr' });
      const changed = { locale: 'auto', steps: [{ description: 'Peel the carrots.' }] };
      expect((await update(author, id, { name: 'Soup', ...changed })).body).toMatchObject({
        locale: 'en',
        steps: [{ techSteps: [{ key: 'peel' }] }],
      });
    });

    it('keeps the techniques of unchanged steps at any position', async () => {
      const written = [{ description: 'Faire fondre le beurre.' }, { description: 'Mélanger.' }];
      const { id, steps } = await fixtures.write(author.client, { steps: written });
      const [melt, mix] = steps;
      const { body } = await update(author, id, {
        steps: [
          { description: 'Préchauffer le four.' },
          { id: mix.id, description: 'Mélanger.' },
          { id: melt.id, description: 'Faire fondre le beurre.' },
        ],
      });
      expect(body.steps).toMatchObject([
        { order: 1, techSteps: [{ key: 'preheat' }] },
        { ...mix, order: 2 },
        { ...melt, order: 3 },
      ]);
    });

    it('detects changed texts again and keeps manual techniques', async () => {
      const { id, steps } = await fixtures.write(author.client, {
        steps: [{ description: 'Ajouter le beurre pommade.' }],
      });
      const [{ id: stepId, description }] = steps;
      const start = String(description).indexOf('pommade');
      await app.sql(
        `insert into step_technique
           (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, during)
         values ($1, $2, 'manual', $3, $4, '[]', '[]', false)`,
        [stepId, fixtures.id('tech-steps', 'cream'), start, start + 'pommade'.length],
      );
      const { body } = await update(author, id, {
        steps: [{ id: stepId, description: 'Bien mélanger le beurre pommade.' }],
      });
      const [step] = body.steps;
      expect(step).toMatchObject({ id: stepId, analysed: true });
      expect(
        step.techSteps.map(({ key, source, start: from, end: to }: any) => [
          key,
          source,
          step.description.slice(from, to),
        ]),
      ).toEqual([
        ['mix', 'auto', 'mélanger'],
        ['cream', 'manual', 'pommade'],
      ]);
    });

    it('returns 404/4050 for a step of another recipe, 400/4000 for a repeated step', async () => {
      const { id, steps } = await fixtures.write(author.client);
      const other = await fixtures.write(author.client);
      const foreign = { id: other.steps[0].id, description: 'Cuire.' };
      expect(await update(author, id, { steps: [foreign] })).toMatchObject({
        status: 404,
        body: { code: 4050 },
      });
      const twice = { id: steps[0].id, description: 'Cuire.' };
      expect(await update(author, id, { steps: [twice, twice] })).toMatchObject({
        status: 400,
        body: { code: 4000 },
      });
    });

    it('assigns a recipe that becomes HOUSE to the current house of the author', async () => {
      const mover = await signUpPerson(app);
      const { id, authorHouseId } = await fixtures.write(mover.client);
      expect(authorHouseId).toBeNull();
      expect(await update(mover, id, { visibility: 'HOUSE' })).toMatchObject({
        status: 404,
        body: { code: 4041 },
      });
      const { invitationCode, houseId } = author;
      await mover.client.post('/house/join', { invitationCode });
      const moved = await update(mover, id, { visibility: 'HOUSE' });
      expect(moved).toMatchObject({ status: 200, body: { authorHouseId: houseId } });
    });

    it('stores one of several concurrent updates completely', async () => {
      const { id } = await fixtures.write(author.client);
      const version = (n: number) => ({
        name: `Version ${String(n)}`,
        portions: n + 1,
        ingredients: [fixtures.line('carrot', n + 1)],
        steps: Array.from({ length: n + 1 }, () => ({ description: `Étape ${String(n)}.` })),
      });
      const versions = Array.from({ length: 12 }, (_, n) => version(n));
      const responses = await Promise.all(
        versions.map((overrides) => update(author, id, overrides)),
      );
      expect(responses.map(({ status }) => status)).toEqual(versions.map(() => 200));
      const { body } = await author.client.get(`/recipes/${String(id)}`);
      const last = version(Number(body.portions) - 1);
      expect(body).toMatchObject({ name: last.name, ingredients: last.ingredients });
      expect(texts(body)).toEqual(last.steps.map(({ description }) => description));
    });
  });

  describe('when members change houses', () => {
    it('a HOUSE recipe passes to the administrator when its author leaves, and outlives the house', async () => {
      const administrator = await signUpAdministrator(app);
      const member = await signUpMember(app, administrator);
      const { id } = await fixtures.write(member.client, { visibility: 'HOUSE' });
      const path = `/recipes/${String(id)}`;
      await member.client.post('/house/leave');
      expect(await member.client.get(path)).toMatchObject({ status: 404 });
      expect((await administrator.client.get(path)).body).toMatchObject({
        authorId: administrator.id,
        authorHouseId: administrator.houseId,
      });
      await administrator.client.delete('/house/current');
      expect(await administrator.client.get(path)).toMatchObject({
        status: 200,
        body: { visibility: 'HOUSE', authorHouseId: null },
      });
    });

    it('a HOUSE recipe whose house has no members moves to the house of its author at the next PUT', async () => {
      const author = await signUpAdministrator(app);
      const { client } = author;
      const [moved, kept] = [
        await fixtures.write(client, { visibility: 'HOUSE' }),
        await fixtures.write(client, { visibility: 'HOUSE' }),
      ];
      const body = fixtures.recipe({ visibility: 'HOUSE' });
      await client.succeed('POST', '/house/leave');
      const path = `/recipes/${String(moved.id)}`;
      expect(await client.succeed('PUT', path, body)).toMatchObject({ authorHouseId: null });
      const { id } = await client.succeed('POST', '/house', { name: 'Les Lilas' });
      expect(await client.succeed('PUT', path, body)).toMatchObject({ authorHouseId: id });
      const inTab = async () => {
        const recipes = await client.succeed<{ id: number }[]>('GET', '/recipes?tab=foyer');
        return recipes.map((recipe) => recipe.id);
      };
      expect(await inTab()).toEqual([moved.id]);
      await client.succeed('DELETE', '/house/current');
      await client.succeed('POST', '/house/join', author);
      expect(await inTab()).toEqual([kept.id]);
    });

    it('PUT returns 409/4022 when the house has already imported the same item', async () => {
      const administrator = await signUpAdministrator(app);
      const member = await signUpPerson(app);
      const imported = await fixtures.write(administrator.client, { visibility: 'HOUSE' });
      const other = await fixtures.write(member.client);
      await app.sql(
        `update recipe set source_id = $2, external_id = 'same' where id = any ($1::int[])`,
        [[imported.id, other.id], fixtures.id('sources', 'theMealDb')],
      );
      const { invitationCode } = administrator;
      await member.client.post('/house/join', { invitationCode });
      const moved = await member.client.put(
        `/recipes/${String(other.id)}`,
        fixtures.recipe({ visibility: 'HOUSE' }),
      );
      expect(moved).toMatchObject({ status: 409, body: { code: 4022 } });
    });
  });
});
