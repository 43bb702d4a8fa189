import { randomUUID } from 'node:crypto';
import { Fixtures } from '../support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Member,
  type Person,
} from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';

const UNKNOWN = 2_147_483_647;
const TEXT = 'Faire fondre 20 g de beurre dans une casserole, puis faire revenir les oignons.';

describe('corrections', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Member;
  let recipe: any;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
  });
  beforeEach(async () => {
    recipe = await fixtures.writeDetected(author.client, {
      visibility: 'HOUSE',
      steps: [{ description: TEXT }],
    });
  });

  const technique = (key: string) => fixtures.id('tech-steps', key);
  const path = (step = 0) =>
    `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[step].id)}/corrections`;
  /** Span of the words in the text. */
  const span = (words: string) => ({
    start: TEXT.indexOf(words),
    end: TEXT.indexOf(words) + words.length,
  });
  const correct = (body: object, client = author.client) => client.post(path(), body);
  const techniques = async () =>
    (await author.client.get(`/recipes/${String(recipe.id)}`)).body.steps[0].techSteps;
  /** Detects the step again with another detector version. */
  const redetect = async () => {
    const worker = new TestWorker(app, randomUUID());
    await worker.detectAll();
  };

  it('replaces a technique, keeps fields that are not given, and returns the new list', async () => {
    const [melt, saute] = await techniques();
    const { status, body } = await correct({ techStepId: technique('brown'), ...span('fondre') });
    expect(status).toBe(201);
    const brown = {
      ...melt,
      techStepId: technique('brown'),
      key: 'brown',
      source: 'manual',
      ...span('fondre'),
    };
    expect(body).toEqual({ id: expect.any(Number), techSteps: [brown, saute] });
    expect(await techniques()).toEqual(body.techSteps);
    await redetect();
    expect(await techniques()).toEqual(body.techSteps);
  });

  it('adds a technique where none was detected', async () => {
    const { body } = await correct({ techStepId: technique('rest'), ...span('les oignons') });
    expect(body.techSteps.map(({ key, order }: any) => [order, key])).toEqual([
      [1, 'melt'],
      [2, 'saute'],
      [3, 'rest'],
    ]);
    expect(body.techSteps[2]).toMatchObject({ source: 'manual', ingredients: [], utensils: [] });
    await redetect();
    expect(await techniques()).toEqual(body.techSteps);
  });

  it('replaces ingredients and utensils when they are given', async () => {
    const ingredient = {
      ingredientId: fixtures.id('ingredients', 'butter'),
      quantity: 20,
      unitId: fixtures.id('units', 'gram'),
      ...span('beurre'),
    };
    const utensil = { utensilId: fixtures.id('utensils', 'saucepan'), ...span('casserole') };
    const melt = { techStepId: technique('melt'), ...span('Faire fondre') };
    const [first] = (await correct({ ...melt, ingredients: [ingredient] })).body.techSteps;
    expect(first.ingredients).toEqual([{ ...ingredient, source: 'manual' }]);
    expect(first.utensils).toMatchObject([{ source: 'auto' }]);
    const bare = { ingredientId: ingredient.ingredientId, ...span('beurre') };
    const [second] = (await correct({ ...melt, ingredients: [bare], utensils: [utensil] })).body
      .techSteps;
    expect(second.ingredients).toEqual([
      { ...bare, quantity: null, unitId: null, source: 'manual' },
    ]);
    expect(second.utensils).toEqual([{ ...utensil, source: 'manual' }]);
    const [third] = (await correct({ ...melt, ingredients: [], utensils: null })).body.techSteps;
    expect([third.ingredients, third.utensils]).toEqual([[], second.utensils]);
  });

  it('removes a technique until a later correction adds it', async () => {
    const removal = { techStepId: null, ...span('fondre') };
    expect((await correct(removal)).body.techSteps.map(({ key }: any) => key)).toEqual(['saute']);
    await redetect();
    expect((await techniques()).map(({ order, key }: any) => [order, key])).toEqual([[1, 'saute']]);
    const { body } = await correct({ techStepId: technique('melt'), ...span('Faire fondre') });
    expect(body.techSteps.map(({ key }: any) => key)).toEqual(['melt', 'saute']);
  });

  it('keeps a manual technique when the text around it changes, and removes it when its words are removed', async () => {
    await correct({ techStepId: technique('brown'), ...span('fondre') });
    await correct({ techStepId: technique('rest'), ...span('oignons') });
    const { body } = await author.client.put(
      `/recipes/${String(recipe.id)}`,
      fixtures.recipe({
        visibility: 'HOUSE',
        steps: [{ id: recipe.steps[0].id, description: 'Doucement, faire fondre le beurre.' }],
      }),
    );
    expect(body.steps[0].techSteps).toMatchObject([{ key: 'brown', start: 17, end: 23 }]);
  });

  it('applies to list filters immediately', async () => {
    await correct({ techStepId: technique('smoke'), ...span('fondre') });
    const found = await author.client.get('/recipes?techStepKeys=smoke');
    expect(found.body.map(({ id }: any) => id)).toContain(recipe.id);
  });

  it('GET lists corrections with their authors, newest first', async () => {
    const member = await signUpMember(app, author);
    await correct({ techStepId: technique('brown'), ...span('fondre') });
    const utensils = [{ utensilId: fixtures.id('utensils', 'saucepan'), ...span('casserole') }];
    await correct({ techStepId: null, ...span('revenir'), utensils }, member.client);
    const { body } = await member.client.get(path());
    expect(body).toMatchObject([
      { authorId: member.id, techStepId: null, ...span('revenir'), ingredients: null, utensils },
      { authorId: author.id, techStepId: technique('brown'), description: TEXT, utensils: null },
    ]);
    expect(new Date(body[0].createdAt).getTime()).toBeCloseTo(Date.now(), -5);
  });

  it('GET shows the text of an earlier revision to the author of the recipe only', async () => {
    const member = await signUpMember(app, author);
    const stranger = await signUpPerson(app);
    await correct({ techStepId: technique('brown'), ...span('fondre') }, member.client);
    const change = (description: string) =>
      author.client.put(
        `/recipes/${String(recipe.id)}`,
        fixtures.recipe({ steps: [{ id: recipe.steps[0].id, description }] }),
      );
    const textsFor = async ({ client }: Person) =>
      (await client.get(path())).body.map(({ description }: any) => description);
    const newText = 'Faire fondre le beurre.';
    await change(newText);
    await correct({ techStepId: technique('melt'), ...span('fondre') }, stranger.client);
    expect(await textsFor(author)).toEqual([newText, TEXT]);
    expect(await textsFor(member)).toEqual([newText, null]);
    expect(await textsFor(stranger)).toEqual([newText, null]);
    await change(TEXT);
    expect(await textsFor(stranger)).toEqual([null, TEXT]);
  });

  it('GET shows no text of a time when the recipe was PERSONAL to a reader who is not its author', async () => {
    const secret = 'Recette secrète : faire fondre le beurre de ma grand-mère.';
    const written = await fixtures.writeDetected(author.client, {
      visibility: 'PERSONAL',
      steps: [{ description: secret }],
    });
    const [{ id: stepId }] = written.steps;
    const corrections = `/recipes/${String(written.id)}/steps/${String(stepId)}/corrections`;
    const start = secret.indexOf('fondre');
    const body = { techStepId: technique('brown'), start, end: start + 'fondre'.length };
    expect(await author.client.post(corrections, body)).toMatchObject({ status: 201 });
    await author.client.put(
      `/recipes/${String(written.id)}`,
      fixtures.recipe({ steps: [{ id: stepId, description: 'Faire fondre le beurre.' }] }),
    );
    const reader = await signUpPerson(app);
    const seen = await reader.client.get(corrections);
    expect(seen.body).toMatchObject([{ authorId: author.id, start, description: null }]);
    const recipeSeen = await reader.client.get(`/recipes/${String(written.id)}`);
    expect(JSON.stringify([seen.body, recipeSeen.body])).not.toContain('grand-mère');
    expect((await author.client.get(corrections)).body).toMatchObject([{ description: secret }]);
  });

  it('accepts a text that equals the words of the span', async () => {
    const body = { techStepId: technique('brown'), ...span(' fondre '), text: ' fondre ' };
    expect(await correct(body)).toMatchObject({ status: 201 });
    expect(await correct({ ...body, text: null })).toMatchObject({ status: 201 });
  });

  it('returns 409/4023 for another text and changes nothing', async () => {
    const before = await techniques();
    for (const text of ['Fondre', 'fondre ', 'revenir', TEXT]) {
      const body = { techStepId: technique('brown'), ...span('fondre'), text };
      expect(await correct(body)).toMatchObject({ status: 409, body: { code: 4023 } });
    }
    expect(await techniques()).toEqual(before);
    expect((await author.client.get(path())).body).toEqual([]);
  });

  it('returns 404 for an unknown technique before 409/4023', async () => {
    const body = { techStepId: UNKNOWN, ...span('fondre'), text: 'revenir' };
    expect(await correct(body)).toMatchObject({ status: 404, body: { code: 4048 } });
  });

  it('returns 404/4050 for a step of another recipe', async () => {
    const other = await fixtures.writeDetected(author.client);
    const elsewhere = `/recipes/${String(other.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
    const { client } = author;
    const body = { techStepId: technique('brown'), ...span('fondre') };
    for (const response of [
      await client.post(elsewhere, body),
      await client.get(elsewhere),
      await client.delete(elsewhere),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { code: 4050 } });
    }
  });

  it.each<[string, object, number]>([
    ['technique', { techStepId: UNKNOWN }, 4048],
    ['ingredient', { ingredients: [{ ingredientId: UNKNOWN, start: 0, end: 5 }] }, 4044],
    ['unit', { ingredients: [{ ingredientId: 1, unitId: UNKNOWN, start: 0, end: 5 }] }, 4046],
    ['utensil', { utensils: [{ utensilId: UNKNOWN, start: 0, end: 5 }] }, 4047],
  ])('returns 404 for an unknown %s and changes nothing', async (_, overrides, code) => {
    const before = await techniques();
    const body = { techStepId: technique('brown'), ...span('fondre'), ...overrides };
    expect(await correct(body)).toMatchObject({ status: 404, body: { code } });
    expect(await techniques()).toEqual(before);
    expect((await author.client.get(path())).body).toEqual([]);
  });

  it.each<[string, object]>([
    ['a span that ends where it starts', { start: 3, end: 3 }],
    ['a span that ends before it starts', { start: 5, end: 3 }],
    ['a span that starts before the text', { start: -1, end: 3 }],
    ['a span beyond the text', { start: 0, end: TEXT.length + 1 }],
    ['a span of white space', { start: 5, end: 6 }],
    ['a span of strings', { start: '0', end: 5 }],
    ['no span', { start: undefined }],
    ['no techStepId', { techStepId: undefined }],
    ['an ingredient beyond the text', { ingredients: [{ ingredientId: 1, start: 0, end: 999 }] }],
    ['a utensil without a span', { utensils: [{ utensilId: 1 }] }],
    ['a quantity of 0', { ingredients: [{ ingredientId: 1, quantity: 0, start: 0, end: 5 }] }],
    ['an empty text', { text: '' }],
    ['a text that is not a string', { text: 1 }],
    ['ingredients that are not a list', { ingredients: {} }],
    ['an invalid span before an unknown technique', { techStepId: UNKNOWN, start: 5, end: 6 }],
  ])('returns 400/4000 for %s', async (_, overrides) => {
    const body = { techStepId: technique('brown'), ...span('fondre'), ...overrides };
    expect(await correct(body)).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it('names the invalid field in the message', async () => {
    const ingredients = [{ ingredientId: 1, start: 0, end: 999 }];
    const { body } = await correct({ techStepId: null, ...span('fondre'), ingredients });
    expect(body.message).toBe(
      "ingredients[0].start and ingredients[0].end must mark a part of the step's description",
    );
  });

  it('stores every one of several concurrent corrections', async () => {
    const words = ['Faire', 'fondre', 'beurre', 'casserole', 'puis', 'revenir', 'les', 'oignons'];
    const responses = await Promise.all(
      words.map((word) => correct({ techStepId: technique('brown'), ...span(word) })),
    );
    expect(responses.map(({ status }) => status)).toEqual(words.map(() => 201));
    expect((await author.client.get(path())).body).toHaveLength(words.length);
    expect((await techniques()).map(({ start }: any) => start)).toEqual(
      words.map((word) => span(word).start),
    );
  });

  it('GET /internal/tech-steps/corrections exports all corrections, oldest first', async () => {
    const worker = new TestWorker(app);
    const read = async (query: string) => {
      const { headers, body } = await worker.send('GET', `/tech-steps/corrections${query}`);
      expect(headers.get('content-type')).toBe('application/x-ndjson');
      const lines: string[] = body.split('\n').filter((line: string) => line !== '');
      return lines.map((line) => JSON.parse(line));
    };
    const last = (await read('')).at(-1)?.id ?? 0;
    for (const word of ['fondre', 'revenir']) await correct({ techStepId: null, ...span(word) });
    const added = await read(`?after=${String(last)}`);
    expect(added).toMatchObject([
      { description: TEXT, locale: 'fr', key: null, replacedKeys: ['melt'], ...span('fondre') },
      { recipeId: recipe.id, stepId: recipe.steps[0].id, replacedKeys: ['saute'] },
    ]);
    expect(await read(`?after=${String(added[1].id)}`)).toEqual([]);
    expect(await worker.send('GET', '/tech-steps/corrections?after=x')).toMatchObject({
      status: 400,
      body: { code: 4000 },
    });
  });
});
