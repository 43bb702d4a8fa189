import { Fixtures } from '../support/fixtures.js';
import { signUpPerson, type Person } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const DESCRIPTION = 'Un plat de ma grand-mère.';
const OTHER_LINES = [
  { kind: 'HEADING', text: 'Pour la garniture', before: 0 },
  { kind: 'TEXT', text: 'fleur de sel', before: 2 },
];
const TEXTS = { note: 'en rondelles', rawText: '6 carottes en rondelles' };

describe('the texts of a recipe', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Person;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpPerson(app);
  });

  const carrot = (texts: object = {}) => ({ ...fixtures.line('carrot', 6), ...texts });
  const butter = (texts: object = {}) => ({ ...fixtures.line('butter', 50, 'gram'), ...texts });
  const withTexts = () =>
    fixtures.recipe({
      description: DESCRIPTION,
      ingredients: [carrot(TEXTS), butter()],
      otherLines: OTHER_LINES,
    });
  const pathOf = ({ id }: any) => `/recipes/${String(id)}`;
  const update = (recipe: any, content: object) =>
    author.client.succeed('PUT', pathOf(recipe), fixtures.recipe(content));

  it('are stored and returned', async () => {
    const recipe = await author.client.succeed('POST', '/recipes', withTexts());
    expect(recipe).toMatchObject({
      description: DESCRIPTION,
      otherLines: OTHER_LINES,
      ingredients: [TEXTS, { note: null, rawText: null }],
    });
    expect((await author.client.get(pathOf(recipe))).body).toEqual(recipe);
  });

  it('are null or empty when they are absent', async () => {
    expect(await fixtures.write(author.client)).toMatchObject({
      description: null,
      otherLines: [],
      ingredients: [
        { note: null, rawText: null },
        { note: null, rawText: null },
      ],
    });
  });

  it('stay in an update that does not name them', async () => {
    const recipe = await author.client.succeed('POST', '/recipes', withTexts());
    const updated = await update(recipe, { ingredients: [butter(), carrot()] });
    expect(updated).toMatchObject({
      description: DESCRIPTION,
      otherLines: OTHER_LINES,
      ingredients: [{ note: null, rawText: null }, TEXTS],
    });
  });

  it.each([[null], [[]]])('are cleared by null, other lines also by %j', async (otherLines) => {
    const recipe = await author.client.succeed('POST', '/recipes', withTexts());
    const ingredients = [carrot({ note: null, rawText: null }), butter()];
    const updated = await update(recipe, { description: null, ingredients, otherLines });
    expect(updated).toMatchObject({
      description: null,
      otherLines: [],
      ingredients: [{ note: null, rawText: null }, {}],
    });
  });

  it('have tags and a time of rest, which stay, are replaced and are cleared likewise', async () => {
    const tags = [' Noël ', 'hiver', 'NOËL'];
    const recipe = await author.client.succeed(
      'POST',
      '/recipes',
      fixtures.recipe({ tags, restMinutes: 30 }),
    );
    const kept = { tags: ['Noël', 'hiver'], restMinutes: 30 };
    expect(recipe).toMatchObject(kept);
    expect(await update(recipe, {})).toMatchObject(kept);
    const other = { tags: ['noël'], restMinutes: 0 };
    expect(await update(recipe, other)).toMatchObject(other);
    const none = { tags: [], restMinutes: null };
    expect(await update(recipe, { tags: null, restMinutes: null })).toMatchObject(none);
    expect(await fixtures.write(author.client)).toMatchObject(none);
  });

  it('stand at the end when the lines before them are removed', async () => {
    const recipe = await author.client.succeed('POST', '/recipes', withTexts());
    const updated = await update(recipe, { ingredients: [carrot()] });
    expect(updated.otherLines).toMatchObject([{ before: 0 }, { before: 1 }]);
  });

  it('drop a raw text that comes back unchanged with another ingredient', async () => {
    const recipe = await author.client.succeed('POST', '/recipes', withTexts());
    const onion = { ...fixtures.line('onion', 6), ...TEXTS };
    const [line] = (await update(recipe, { ingredients: [onion] })).ingredients;
    expect(line).toMatchObject({ note: TEXTS.note, rawText: null });
  });

  it('keep a raw text that comes with another ingredient and was not stored', async () => {
    const recipe = await author.client.succeed('POST', '/recipes', withTexts());
    const onion = { ...fixtures.line('onion', 6), rawText: '6 oignons' };
    const [line] = (await update(recipe, { ingredients: [onion] })).ingredients;
    expect(line).toMatchObject({ rawText: '6 oignons' });
  });

  it('change the ETag of the recipe', async () => {
    const recipe = await fixtures.write(author.client);
    const etag = async () => (await author.client.get(pathOf(recipe))).headers.get('etag');
    const before = await etag();
    await update(recipe, { description: DESCRIPTION });
    expect(await etag()).not.toBe(before);
  });

  it('count in the quota of the texts of their author, also when an update keeps them', async () => {
    const bytesOf = async ({ id }: any) => {
      const rows = await app.sql<{ bytes: number }>('select bytes from recipe where id = $1', [id]);
      return rows[0]?.bytes ?? 0;
    };
    const plain = await bytesOf(await fixtures.write(author.client));
    const recipe = await fixtures.write(author.client, { description: 'x'.repeat(1000) });
    expect(await bytesOf(recipe)).toBeGreaterThan(plain + 900);
    await update(recipe, {});
    expect(await bytesOf(recipe)).toBeGreaterThan(plain + 900);
  });

  it.each<[string, object]>([
    ['description must be a text', { description: 'x'.repeat(5001) }],
    ['description must be a text', { description: ' ' }],
    ['otherLines must hold at most', { otherLines: Array(101).fill(OTHER_LINES[0]) }],
    ['otherLines[0].kind must be one of', { otherLines: [{ ...OTHER_LINES[0], kind: 'NOTE' }] }],
    ['otherLines[0].text must be a text', { otherLines: [{ ...OTHER_LINES[0], text: '' }] }],
    [
      'otherLines[0].text must be a text',
      { otherLines: [{ ...OTHER_LINES[0], text: 'x'.repeat(301) }] },
    ],
    [
      'otherLines[0].before must be at most the number of ingredients',
      { otherLines: [{ ...OTHER_LINES[0], before: 3 }] },
    ],
    ['tags must hold at most 20', { tags: Array(21).fill('x') }],
    ['tags[1] must be a text of 1 to 40 characters', { tags: ['x', 'x'.repeat(41)] }],
    ['tags[0] must be a text', { tags: [' '] }],
    ['tags must be a list', { tags: 'x' }],
    ['restMinutes must be', { restMinutes: 10001 }],
    ['otherLines[0].before must be an integer', { otherLines: [{ kind: 'TEXT', text: 'x' }] }],
  ])('are refused: %s', async (message, content) => {
    const { status, body } = await author.client.post('/recipes', fixtures.recipe(content));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 4000 });
    expect(body.message).toContain(message);
  });

  it.each([
    ['note', 200],
    ['rawText', 300],
  ])('are refused: a %s of more than %i characters', async (field, max) => {
    const post = (length: number) => {
      const ingredients = [carrot({ [field]: 'x'.repeat(length) })];
      return author.client.post('/recipes', fixtures.recipe({ ingredients }));
    };
    expect((await post(max)).status).toBe(201);
    expect((await post(max + 1)).status).toBe(400);
  });
});
