import { Fixtures } from './support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('recipes', () => {
  let app: TestApp;
  let fixtures: Fixtures;
  let author: Member;
  let mate: Member;
  let stranger: Person;
  beforeAll(async () => {
    app = await startTestApp();
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    mate = await signUpMember(app, author);
    stranger = await signUpPerson(app);
  });
  afterAll(() => app.close());

  it('are answered as they were written', async () => {
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
    const created = await author.client.post('/recipes', written);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
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
    expect(created.body.id).not.toBe(4711);
    expect(new Date(created.body.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await mate.client.get(`/recipes/${String(created.body.id)}`)).toMatchObject({
      status: 200,
      body: created.body,
    });
  });

  it('show the techniques of their steps, with what stands in the same clause', async () => {
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

  it('may have no lines and no steps', async () => {
    const empty = fixtures.recipe({ ingredients: [], steps: [] });
    const { status, body } = await author.client.post('/recipes', empty);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ingredients: [], steps: [] });
  });

  it('hold as much as they may', async () => {
    const description = 'é'.repeat(5000);
    const steps = Array.from({ length: 100 }, () => ({ description }));
    const recipe = await fixtures.write(author.client, { steps, name: 'n'.repeat(200) });
    expect(recipe.steps).toHaveLength(100);
    expect(recipe.steps[99]).toMatchObject({ order: 100, description });
  });

  describe('are refused', () => {
    const line = { ingredientId: 1, quantity: 1, unitId: 1 };
    it.each<[string, object, RegExp]>([
      ['an empty name', { name: ' ' }, /name must be a text of 1 to 200/],
      ['a name that is too long', { name: 'n'.repeat(201) }, /name/],
      ['a name with NUL', { name: 'a\0b' }, /name/],
      ['no name', { name: undefined }, /name/],
      ['an unknown visibility', { visibility: 'SECRET' }, /visibility must be one of/],
      ['no portions', { portions: 0 }, /portions must be an integer from 1 to 1000/],
      ['portions as text', { portions: '4' }, /portions/],
      ['no list of diets', { dietIds: undefined }, /dietIds must be a list/],
      ['no list of ingredients', { ingredients: undefined }, /ingredients must be a list/],
      ['null as a line', { ingredients: [null] }, /^ingredients\[0\] must be an object$/],
      ['a list as a line', { ingredients: [line, []] }, /^ingredients\[1\] must be an object$/],
      [
        'what is no id among the diets',
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
        'an ingredient twice',
        { ingredients: [line, { ...line, ingredientId: 2 }, line] },
        /ingredients\[2\].ingredientId must not repeat/,
      ],
      ['an empty step', { steps: [{ description: '' }] }, /steps\[0\].description/],
      ['an unknown language', { locale: 'tlh' }, /locale must be one of fr, en/],
      ['an image over http', { imageUrl: 'http://example.org/a.jpg' }, /https/],
      ['an image that is no address', { imageUrl: 'a.jpg' }, /https/],
      ['too long in the oven', { cookMinutes: 10_001 }, /cookMinutes/],
      ['101 steps', { steps: Array(101).fill({ description: 'a' }) }, /at most 100/],
    ])('%s', async (_what, over, message) => {
      const { status, body } = await author.client.post('/recipes', fixtures.recipe(over));
      expect({ status, ...body }).toEqual({
        status: 400,
        code: 4000,
        message: expect.stringMatching(message),
      });
    });

    it.each([
      ['ingredient', { ingredients: [{ ...line, ingredientId: 999_999 }] }, 4044],
      ['diet', { dietIds: [999_999] }, 4042],
    ])('an unknown %s', async (_what, over, code) => {
      const answer = await author.client.post('/recipes', fixtures.recipe(over));
      expect(answer).toMatchObject({ status: 404, body: { code } });
    });

    it('an unknown unit', async () => {
      const unknown = { ...fixtures.line('butter'), unitId: 999_999 };
      const answer = await author.client.post(
        '/recipes',
        fixtures.recipe({ ingredients: [unknown] }),
      );
      expect(answer).toMatchObject({ status: 404, body: { code: 4046 } });
    });

    it('for the house of somebody without one, before anything else is looked up', async () => {
      const recipe = fixtures.recipe({ visibility: 'HOUSE', dietIds: [999_999] });
      const answer = await stranger.client.post('/recipes', recipe);
      expect(answer).toMatchObject({ status: 404, body: { code: 4041 } });
    });
  });

  it('are read by whom they are for, and by nobody else', async () => {
    const neighbour = await signUpAdministrator(app);
    const readers = { author, mate, stranger, neighbour };
    const seenBy = async (visibility: string) => {
      const { id } = await fixtures.write(author.client, { visibility });
      const statuses = Object.entries(readers).map(async ([name, { client }]) => {
        const { status, body } = await client.get(`/recipes/${String(id)}`);
        return [name, status === 200 ? 200 : body.code];
      });
      return Object.fromEntries(await Promise.all(statuses));
    };
    const nobody = { author: 200, mate: 4045, stranger: 4045, neighbour: 4045 };
    expect(await seenBy('PERSONAL')).toEqual(nobody);
    expect(await seenBy('HOUSE')).toEqual({ ...nobody, mate: 200 });
    expect(await seenBy('PUBLIC')).toEqual({
      author: 200,
      mate: 200,
      stranger: 200,
      neighbour: 200,
    });
  });

  it('are deleted by their author alone, with the marks of others', async () => {
    const { id } = await fixtures.write(author.client);
    const path = `/recipes/${String(id)}`;
    await mate.client.post(`${path}/favorite`);
    expect(await mate.client.delete(path)).toMatchObject({ status: 403, body: { code: 4030 } });
    expect(await author.client.delete(path)).toMatchObject({ status: 204, body: '' });
    expect(await author.client.delete(path)).toMatchObject({ status: 404, body: { code: 4045 } });
    expect(await author.client.get(path)).toMatchObject({ status: 404, body: { code: 4045 } });
  });

  it('hide from strangers that they could be deleted', async () => {
    const { id } = await fixtures.write(author.client, { visibility: 'HOUSE' });
    const answer = await stranger.client.delete(`/recipes/${String(id)}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 4045 } });
  });

  it('are favourites of one person, once', async () => {
    const { id } = await fixtures.write(author.client);
    const path = `/recipes/${String(id)}`;
    const favourite = async ({ client }: Person) => (await client.get(path)).body.favourite;
    expect(await mate.client.post(`${path}/favorite`)).toMatchObject({ status: 204, body: '' });
    expect(await mate.client.post(`${path}/favorite`)).toMatchObject({ status: 204 });
    expect([await favourite(mate), await favourite(author)]).toEqual([true, false]);
    expect(await mate.client.delete(`${path}/favorite`)).toMatchObject({ status: 204 });
    expect(await mate.client.delete(`${path}/favorite`)).toMatchObject({ status: 204 });
    expect(await favourite(mate)).toBe(false);
  });

  it('cannot be favoured by whom they are not for', async () => {
    const { id } = await fixtures.write(author.client, { visibility: 'PERSONAL' });
    const answer = await mate.client.post(`/recipes/${String(id)}/favorite`);
    expect(answer).toMatchObject({ status: 404, body: { code: 4045 } });
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '%00'])('have no id %s', async (id) => {
    const answer = await author.client.get(`/recipes/${id}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  describe('when they are updated', () => {
    const texts = (recipe: any) => recipe.steps.map((step: any) => step.description);
    const update = async ({ client }: Person, id: number, over: object) =>
      client.put(`/recipes/${String(id)}`, fixtures.recipe(over));

    it('are what the update says', async () => {
      const created = await fixtures.write(author.client, { locale: 'en', prepMinutes: 5 });
      const { status, body } = await update(author, created.id, {
        name: 'Purée',
        portions: 2,
        ingredients: [fixtures.line('potato', 3)],
        steps: [{ description: 'Cuire.' }, { description: 'Écraser.' }],
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

    it('keep the techniques of unchanged steps untouched, wherever they move', async () => {
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

    it('are detected anew where a text changed, and keep what people said about it', async () => {
      const { id, steps } = await fixtures.write(author.client, {
        steps: [{ description: 'Ajouter le beurre pommade.' }],
      });
      const [{ id: stepId, description }] = steps;
      const start = String(description).indexOf('pommade');
      await app.sql(
        `insert into step_technique (step_id, recipe_id, tech_step_id, source, span_start, span_end)
         values ($1, $2, $3, 'manual', $4, $5)`,
        [stepId, id, fixtures.id('tech-steps', 'cream'), start, start + 'pommade'.length],
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

    it('refuse steps of other recipes, and one step twice', async () => {
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

    it('belong to their author alone', async () => {
      const shown = await fixtures.write(author.client, { visibility: 'HOUSE' });
      expect(await update(mate, shown.id, {})).toMatchObject({ status: 403, body: { code: 4030 } });
      expect(await update(stranger, shown.id, {})).toMatchObject({
        status: 404,
        body: { code: 4045 },
      });
    });

    it('move to the house their author has when they become one for the house', async () => {
      const nomad = await signUpPerson(app);
      const { id, authorHouseId } = await fixtures.write(nomad.client);
      expect(authorHouseId).toBeNull();
      expect(await update(nomad, id, { visibility: 'HOUSE' })).toMatchObject({
        status: 404,
        body: { code: 4041 },
      });
      const { invitationCode, houseId } = author;
      await nomad.client.post('/house/join', { invitationCode });
      const moved = await update(nomad, id, { visibility: 'HOUSE' });
      expect(moved).toMatchObject({ status: 200, body: { authorHouseId: houseId } });
      await nomad.client.post('/house/leave');
      const stays = await update(nomad, id, { visibility: 'HOUSE', name: 'Restée' });
      expect(stays).toMatchObject({ status: 200, body: { authorHouseId: houseId } });
      const path = `/recipes/${String(id)}`;
      expect((await mate.client.get(path)).body.name).toBe('Restée');
    });

    it('are never a mixture of two updates', async () => {
      const { id } = await fixtures.write(author.client);
      const version = (n: number) => ({
        name: `Version ${String(n)}`,
        portions: n + 1,
        ingredients: [fixtures.line('carrot', n + 1)],
        steps: Array.from({ length: n + 1 }, () => ({ description: `Étape ${String(n)}.` })),
      });
      const versions = Array.from({ length: 12 }, (_, n) => version(n));
      const answers = await Promise.all(versions.map((over) => update(author, id, over)));
      expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 200));
      const { body } = await author.client.get(`/recipes/${String(id)}`);
      const winner = version(Number(body.portions) - 1);
      expect(body).toMatchObject({ name: winner.name, ingredients: winner.ingredients });
      expect(texts(body)).toEqual(winner.steps.map(({ description }) => description));
    });
  });

  describe('when people move', () => {
    it('stay with the house that they were written for, and follow its end', async () => {
      const host = await signUpAdministrator(app);
      const guest = await signUpMember(app, host);
      const { id } = await fixtures.write(guest.client, { visibility: 'HOUSE' });
      const path = `/recipes/${String(id)}`;
      await guest.client.post('/house/leave');
      expect((await host.client.get(path)).body.authorHouseId).toBe(host.houseId);
      await host.client.delete('/house/current');
      expect(await host.client.get(path)).toMatchObject({ status: 404 });
      expect(await guest.client.get(path)).toMatchObject({
        status: 200,
        body: { visibility: 'HOUSE', authorHouseId: null },
      });
    });

    it('cannot enter a house that already holds the same item', async () => {
      const host = await signUpAdministrator(app);
      const guest = await signUpPerson(app);
      const imported = await fixtures.write(host.client, { visibility: 'HOUSE' });
      const other = await fixtures.write(guest.client);
      await app.sql(
        `update recipe set source_id = $2, external_id = 'same' where id = any ($1::int[])`,
        [[imported.id, other.id], fixtures.id('sources', 'theMealDb')],
      );
      const { invitationCode } = host;
      await guest.client.post('/house/join', { invitationCode });
      const moved = await guest.client.put(
        `/recipes/${String(other.id)}`,
        fixtures.recipe({ visibility: 'HOUSE' }),
      );
      expect(moved).toMatchObject({ status: 409, body: { code: 4022 } });
    });
  });
});
