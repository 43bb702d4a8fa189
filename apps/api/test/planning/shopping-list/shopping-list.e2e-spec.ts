import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator, signUpMember, type Member } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import type { TestClient } from '../../support/test-client.js';

const WEEK = '/planning/shopping-list?date=2026-07-08';

describe('GET /planning/shopping-list', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
  });

  type Line = [ingredient: string, quantity: number, unit: string];

  /** Writes a recipe for four and plans it once for each number of portions. */
  async function plan(lines: Line[], portions: number[], overrides: object = {}): Promise<number> {
    const { client } = administrator;
    const ingredients = lines.map((line) => fixtures.line(...line));
    const { id } = await fixtures.write(client, { ingredients, portions: 4, ...overrides });
    for (const count of portions) {
      const item = { recipeId: id, date: '2026-07-10', slot: 'LUNCH', portions: count };
      await client.post('/planning/items', item);
    }
    return id;
  }

  const line = (ingredient: string, amounts: [number, string][], recipeIds: number[]) => {
    const ingredientId = fixtures.id('ingredients', ingredient);
    const needed = amounts.map(([quantity, unit]) => ({
      quantity,
      unitId: fixtures.id('units', unit),
    }));
    const id = `ingredient-${String(ingredientId)}`;
    return { id, ingredientId, amounts: needed, missing: needed, checked: [], recipeIds };
  };
  const read = (
    accept?: string,
    language?: string,
    { client }: { client: TestClient } = administrator,
  ) =>
    client.get(WEEK, {
      ...(accept === undefined ? {} : { accept }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    });

  it('returns no line for a week without items', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { weekStart: '2026-07-06', lines: [], texts: [], ownLines: [] },
    });
  });

  it('sums the scaled amounts of the week in readable units, ordered by category', async () => {
    const soup = await plan(
      [['onion', 2, 'piece'], ['butter', 400, 'gram'], ['milk', 50, 'centiliter'], ['salt', 0.1, 'gram']],
      [6],
    ); // prettier-ignore
    const pie = await plan(
      [['butter', 0.5, 'kilogram'], ['onion', 100, 'gram'], ['carrot', 3, 'piece'], ['salt', 0.2, 'gram']],
      [2, 4],
    ); // prettier-ignore
    expect((await read()).body).toMatchObject({
      weekStart: '2026-07-06',
      lines: [
        line('carrot', [[4.5, 'piece']], [pie]),
        line('onion', [[150, 'gram'], [3, 'piece']], [soup, pie]), // prettier-ignore
        line('butter', [[1.35, 'kilogram']], [soup, pie]),
        line('milk', [[75, 'centiliter']], [soup]),
        line('salt', [[0.45, 'gram']], [soup, pie]),
      ],
    });
  });

  it('omits other weeks, other houses and removed items', async () => {
    const id = await plan([['onion', 1, 'piece']], [4]);
    const outside = { recipeId: id, slot: 'LUNCH', portions: 4 };
    for (const date of ['2026-07-05', '2026-07-13']) {
      await administrator.client.post('/planning/items', { ...outside, date });
    }
    const { client: stranger } = await signUpAdministrator(app);
    await stranger.post('/planning/items', { ...outside, date: '2026-07-08' });
    const removed = await administrator.client.post('/planning/items', {
      ...outside,
      date: '2026-07-08',
    });
    await administrator.client.delete(`/planning/items/${String(removed.body.id)}`);
    expect((await read()).body.lines).toMatchObject([line('onion', [[1, 'piece']], [id])]);
  });

  it('includes a planned PERSONAL recipe for every member of the house', async () => {
    const id = await plan([['onion', 1, 'piece']], [4], { visibility: 'PERSONAL' });
    const member = await signUpMember(app, administrator);
    expect((await read(undefined, undefined, member)).body.lines).toMatchObject([
      line('onion', [[1, 'piece']], [id]),
    ]);
  });

  it.each([
    ['text/plain', undefined, 'fr', 'oignon : 2 pièces (Tarte, "fine")'],
    ['text/plain', 'en-GB,en;q=0.9', 'en', 'butter: 1.2 kg (Tarte, "fine")'],
    ['text/plain', 'de', 'fr', 'oignon : 2 pièces (Tarte, "fine")'],
    ['text/plain', 'de, en;q=0.2, fr;q=0.1', 'en', 'butter: 1.2 kg (Tarte, "fine")'],
    ['text/csv', 'fr-FR', 'fr', 'Crèmerie et fromages,beurre,1.2,kg,"Tarte, ""fine"""\r\n'],
    ['text/csv', 'en', 'en', 'Fresh produce,onion,2,pieces,"Tarte, ""fine"""\r\n'],
  ])(
    'returns %s with Accept-Language %s in the language %s',
    async (accept, language, locale, words) => {
      await plan([['onion', 1.5, 'piece'], ['butter', 1.2, 'kilogram']], [4], { name: 'Tarte, "fine"' }); // prettier-ignore
      const { status, headers, body } = await read(accept, language);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
      expect(headers.get('content-language')).toBe(locale);
      expect(body).toContain(words);
    },
  );

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['text/*', 'text/plain'],
    ['text/csv;q=0.5, text/plain;q=0.4', 'text/csv'],
    ['text/csv, application/json;q=0.9', 'text/csv'],
    ['image/png', 'application/json'],
    ['nonsense', 'application/json'],
  ])('with Accept %s returns %s', async (accept, type) => {
    const { status, headers } = await read(accept);
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: `${type}; charset=utf-8`,
    });
  });

  it('returns errors as JSON for any Accept header', async () => {
    const response = await administrator.client.get('/planning/shopping-list?date=x', {
      accept: 'text/csv',
    });
    expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  describe('of recipes with lines without an ingredient', () => {
    const otherLines = [
      { kind: 'TEXT', text: 'fleur de sel', before: 0 },
      { kind: 'HEADING', text: 'Pâte', before: 0 },
      { kind: 'TEXT', text: '50 g de nduja', before: 1 },
    ];
    const textsOf = async () => (await read()).body.texts;

    it('returns each of their texts once, as it was written', async () => {
      const recipeId = await plan([['onion', 2, 'piece']], [4, 8], { otherLines });
      expect(await textsOf()).toEqual([
        { text: 'fleur de sel', recipeId, partId: null },
        { text: '50 g de nduja', recipeId, partId: null },
      ]);
    });

    it('writes them into text and CSV', async () => {
      await plan([['onion', 2, 'piece']], [4], { otherLines, name: 'Tarte' });
      expect((await read('text/plain', 'en')).body).toContain(
        'Other\n- fleur de sel (Tarte)\n- 50 g de nduja (Tarte)\n',
      );
      expect((await read('text/csv', 'en')).body).toContain(',fleur de sel,,,Tarte\r\n');
    });

    it('shows those of a frozen recipe as they were', async () => {
      const stranger = await signUpAdministrator(app);
      const recipe = await fixtures.write(stranger.client, { otherLines });
      const item = { recipeId: recipe.id, date: '2026-07-10', slot: 'LUNCH', portions: 4 };
      await administrator.client.succeed('POST', '/planning/items', item);
      const before = await textsOf();
      expect(before).toHaveLength(2);
      const hidden = fixtures.recipe({ visibility: 'PERSONAL', otherLines: [] });
      await stranger.client.succeed('PUT', `/recipes/${String(recipe.id)}`, hidden);
      const texts = (lines: any[]) => lines.map(({ text }) => text);
      expect(texts(await textsOf())).toEqual(texts(before));
    });
  });

  it('escapes formulas in CSV', async () => {
    await plan([['onion', 1, 'piece']], [4], { name: '=cmd|calc' });
    expect((await read('text/csv')).body).toContain(",'=cmd|calc\r\n");
  });
});
