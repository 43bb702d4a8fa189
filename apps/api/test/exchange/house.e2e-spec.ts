import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { unzip } from '../auth/personal-data/unzip.js';
import { picture } from '../recipes/photos/picture.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { contentOf, DATE, fillHouse } from './full-house.js';
import { EXPORT, exportHouse, IMPORT, send, zipOf } from './house-files.js';
import { SOUP, TEXTS_OF_SOUP } from '../support/database/soup.js';

describe('the export of a house', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  /** All connections of clients. */
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app.app.getHttpServer().on('connection', (socket: Socket) => sockets.push(socket));
    fixtures = await Fixtures.load(app);
  });

  const exported = (member: Member) => exportHouse(app, member);

  async function fullHouse(): Promise<Member> {
    const member = await signUpAdministrator(app);
    await fillHouse(fixtures, member);
    return member;
  }

  const plan = ({ client }: Member, recipeId: number, fields: object = {}) =>
    client.succeed('POST', '/planning/items', {
      recipeId,
      date: DATE,
      slot: 'DINNER',
      portions: 3,
      ...fields,
    });

  it('contains a README in both languages, and every file that it names', async () => {
    const files = await unzip(Uint8Array.from(await exported(await fullHouse())).buffer);
    const readme = files['README.md'] ?? '';
    expect(readme).toMatch(/Importez-le[^]*Import it/);
    const explained = new Set([...readme.matchAll(/^- (\S+?) ?: /gm)].map(([, name]) => name));
    expect([...explained].sort()).toEqual([
      'cookings.ndjson',
      'house.json',
      'menus.ndjson',
      'own-lines.ndjson',
      'pantry.ndjson',
      'photos/<n>.webp',
      'planning.ndjson',
      'recipes.ndjson',
      'recipes/<n>.jsonld',
      'routines.ndjson',
      'shops.ndjson',
      'ticks.ndjson',
    ]);
    const numbers = linesOf(files, 'recipes.ndjson').map(({ number }) => String(number));
    expect(Object.keys(files).sort()).toEqual([
      ...['README.md', 'cookings.ndjson', 'house.json', 'menus.ndjson', 'own-lines.ndjson'],
      ...['pantry.ndjson', `photos/${numbers[0] ?? ''}.webp`, 'planning.ndjson'],
      'recipes.ndjson',
      ...numbers.map((number) => `recipes/${number}.jsonld`).sort(),
      ...['routines.ndjson', 'shops.ndjson', 'ticks.ndjson'],
    ]);
    expect(JSON.parse(files['house.json'] ?? '')).toMatchObject({
      format: 'popote-house',
      version: 1,
      house: { name: 'La Roseraie', sharedEditing: true, weekStartsOn: 'SATURDAY' },
      shelfOrder: { subcategories: ['breads'] },
      staples: { ingredients: ['pepper'] },
      sources: { sources: expect.arrayContaining(['marmiton', 'web']) },
      dependants: [{ diet: 'vegan', dislikedIngredients: ['onion'] }],
    });
    expect(numbers).toHaveLength(4);
    expect(JSON.parse(files[`recipes/${numbers[0] ?? ''}.jsonld`] ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Soupe <b>&</b> pain',
      recipeIngredient: ['2 oignons (jaunes)', '50,5 g de beurre'],
      recipeCategory: 'Entrée',
      image: `../photos/${numbers[0] ?? ''}.webp`,
    });
  });

  it('has no recipe that the member may not read', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const personal = await fixtures.write(administrator.client, { visibility: 'PERSONAL', name: 'Caché' }); // prettier-ignore
    await plan(administrator, personal.id);
    const stranger = await signUpAdministrator(app);
    await fixtures.write(stranger.client, { visibility: 'PUBLIC', name: 'Ailleurs' });
    await fixtures.write(administrator.client, { visibility: 'HOUSE', name: 'Pour tous' });
    const files = await unzip(Uint8Array.from(await exported(member)).buffer);
    expect(linesOf(files, 'recipes.ndjson')).toMatchObject([{ name: 'Pour tous' }]);
    expect(files['planning.ndjson']).toBe('');
  });

  it('is the same house again in another one, and adds nothing twice', async () => {
    const member = await fullHouse();
    const before = await contentOf(member);
    const zip = await exported(member);
    const other = await signUpAdministrator(app);
    const imported = await send(other.client, zip);
    expect(imported).toMatchObject({ status: 200, body: { recipes: 4, items: 8, skipped: 0 } });
    await until(async () => JSON.stringify(await contentOf(other)) === JSON.stringify(before));
    const after = before;
    const again = await send(other.client, zip);
    expect(again.body).toEqual({ recipes: 0, items: 0, skipped: 12 });
    expect(await contentOf(other)).toEqual(after);
    const own = await send(member.client, zip);
    expect(own.body).toEqual({ recipes: 0, items: 0, skipped: 12 });
    expect(await contentOf(member)).toEqual(before);
    const { body: recipes } = await other.client.get('/recipes?tab=foyer');
    expect(recipes.every(({ authorId }: any) => authorId === other.id)).toBe(true);
  });

  it('is added once when two members import it together', async () => {
    const source = await signUpAdministrator(app);
    for (const name of ['Soupe', 'Tarte', 'Gratin', 'Salade']) {
      const { id } = await fixtures.write(source.client, { name, visibility: 'HOUSE' });
      await plan(source, id);
    }
    const zip = await exported(source);
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const imports = await Promise.all(
      [administrator, member].map(async ({ client }) => (await send(client, zip)).body),
    );
    const sum = (key: string) =>
      imports.reduce<number>((total, body) => total + Number(body[key]), 0);
    expect([sum('recipes'), sum('items'), sum('skipped')]).toEqual([4, 4, 8]);
    expect((await member.client.get('/recipes?tab=foyer')).body).toHaveLength(4);
  });

  it('keeps the guests of meals that members eat too, for everybody of the house', async () => {
    const member = await signUpAdministrator(app);
    const people: object[] = [{ profileId: member.id }];
    for (const dependant of [{ firstName: 'Jules' }, { firstName: 'Nour', guest: true }]) {
      const created = await member.client.succeed('POST', '/house/current/dependants', dependant);
      people.push({ dependantId: created.id });
    }
    const [parent, child, guest] = people;
    const meals = [[parent, child], [parent, guest], [child, guest], [parent]];
    for (const [index, eaters] of meals.entries()) {
      const text = `repas ${String(index)}`;
      await member.client.succeed('POST', '/planning/items', { date: DATE, slot: 'LUNCH', text, eaters }); // prettier-ignore
    }
    await member.client.succeed('POST', '/planning/menus', { name: 'Avec Nour', date: DATE });
    const other = await signUpAdministrator(app);
    const partner = await signUpMember(app, other);
    expect((await send(other.client, await exported(member))).status).toBe(200);
    const { members, dependants } = (await other.client.get('/house/current')).body;
    const names = new Map<string, string>([
      ...members.map(({ id }: any) => [`profileId ${String(id)}`, id === partner.id ? 'partner' : 'other']),
      ...dependants.map(({ id, firstName }: any) => [`dependantId ${String(id)}`, firstName]),
    ]); // prettier-ignore
    const eatersOf = (items: any[]) =>
      items.map(({ text, eaters }: any) => [
        text,
        eaters?.map((eater: object) => names.get(Object.entries(eater)[0]?.join(' ') ?? '')) ??
          null,
      ]);
    const expected = [
      ['repas 0', null],
      ['repas 1', ['other', 'partner', 'Nour']],
      ['repas 2', ['Jules', 'Nour']],
      ['repas 3', null],
    ];
    const { days } = (await other.client.get(`/planning?date=${DATE}`)).body;
    const items = days.flatMap(({ slots }: any) => slots.flatMap((slot: any) => slot.items));
    expect(eatersOf(items)).toEqual(expected);
    const [menu] = (await other.client.get('/planning/menus')).body;
    expect(eatersOf(menu.items)).toEqual(expected);
  });

  it('has nobody who has left the house', async () => {
    const administrator = await signUpAdministrator(app);
    const partner = await signUpMember(app, administrator);
    const { id } = await administrator.client.succeed('POST', '/house/current/dependants', { firstName: 'Jules' }); // prettier-ignore
    const [left, child] = [{ profileId: partner.id }, { dependantId: id }];
    for (const eaters of [[left], [left, child]]) {
      await administrator.client.succeed('POST', '/planning/items', { date: DATE, slot: 'LUNCH', text: 'pique-nique', eaters }); // prettier-ignore
    }
    await administrator.client.succeed('POST', '/planning/menus', { name: 'Été', date: DATE });
    await partner.client.succeed('POST', '/house/leave');
    const files = await unzip(Uint8Array.from(await exported(administrator)).buffer);
    const expected = [{ eaters: null }, { eaters: [{ dependant: id }] }];
    expect(linesOf(files, 'planning.ndjson')).toMatchObject(expected);
    expect(linesOf(files, 'menus.ndjson')).toMatchObject([{ items: expected }]);
  });

  it('does not publish the recipes of others', async () => {
    const author = await signUpAdministrator(app);
    const { id } = await fixtures.write(author.client, { visibility: 'PUBLIC', name: 'Publique' });
    const member = await signUpAdministrator(app);
    await plan(member, id);
    const other = await signUpAdministrator(app);
    await send(other.client, await exported(member));
    const { body } = await other.client.get('/recipes?tab=foyer');
    expect(body).toMatchObject([{ name: 'Publique', visibility: 'HOUSE', authorId: other.id }]);
  });

  it('needs a house', async () => {
    const { client } = await signUpPerson(app);
    expect(await client.get(EXPORT)).toMatchObject({ status: 404, body: { code: 4041 } });
    const refused = await send(client, await zipOf({ 'house.json': '{}' }));
    expect(refused).toMatchObject({ status: 404, body: { code: 4041 } });
    expect(await client.post(IMPORT)).toMatchObject({ status: 404, body: { code: 4041 } });
  });

  describe('that is refused', () => {
    it.each<[string, () => Promise<Buffer>]>([
      ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
      ['a damaged zip', async () => (await zipOf({ 'house.json': '{}' })).subarray(0, -30)],
      ['a zip of something else', () => zipOf({ 'recipes.json': '[]' })],
    ])('%s', async (_, file) => {
      const { client } = await signUpAdministrator(app);
      expect(await send(client, await file())).toMatchObject({ status: 400, body: { code: 4000 } });
    });

    it('a form without a file, another body, and a form on another route', async () => {
      const { client } = await signUpAdministrator(app);
      const zip = await zipOf({ 'house.json': '{}' });
      const field = await send(client, zip, { field: 'other' });
      expect(field).toMatchObject({ status: 400, body: { code: 4000 } });
      const none = await client.post(IMPORT);
      expect(none).toMatchObject({ status: 400, body: { code: 4000 } });
      const json = await client.post(IMPORT, {});
      expect(json).toMatchObject({ status: 415, body: { code: 4150 } });
      const headers = { 'content-type': 'application/zip' };
      const raw = await client.send<any>('POST', IMPORT, Uint8Array.from(zip), headers);
      expect(raw).toMatchObject({ status: 415, body: { code: 4150 } });
      const route = await send(client, zip, { path: '/recipes' });
      expect(route).toMatchObject({ status: 415, body: { code: 4150 } });
    });
  });

  describe('of recipes with photos', () => {
    const NAMES = Array.from({ length: 45 }, (_, index) => `Soupe ${String(index)}`);
    const RECIPE = {
      ...{ locale: 'fr', portions: 4, diets: [] },
      ingredients: [{ ingredient: 'onion', quantity: 2, unit: 'piece' }],
      steps: [{ description: 'Émincer les oignons.' }],
    };
    let zip: Buffer;
    beforeAll(async () => {
      zip = await plannedRecipes(NAMES, RECIPE, await picture(40, 30).webp().toBuffer());
    });
    const recipesOf = async ({ client }: Member) =>
      (await client.get('/recipes?tab=foyer&limit=100')).body;
    const photosOf = async (member: Member) =>
      (await recipesOf(member)).filter(({ photo }: any) => photo !== null).length;

    it('has its recipes and plans when it answers, and its photos afterwards', async () => {
      const member = await signUpAdministrator(app);
      const imported = await send(member.client, zip);
      expect(imported.body).toEqual({ recipes: 45, items: 45, skipped: 0 });
      const { ownLines } = (await member.client.get(`/planning/shopping-list?date=${DATE}`)).body;
      expect(ownLines).toHaveLength(1);
      await until(async () => (await photosOf(member)) === PHOTOS.length);
    });

    it('goes on to its end when the client hangs up, and can be repeated', async () => {
      const member = await signUpAdministrator(app);
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(zip)]), 'house.zip');
      const headers = { cookie: member.client.cookie ?? '' };
      const stop = new AbortController();
      const request = { method: 'POST', headers, body: form, signal: stop.signal };
      const answer = fetch(app.url + IMPORT, request).catch(() => null);
      await until(async () => (await recipesOf(member)).length > 0);
      // Its connection may be silent for longer than that of other routes.
      expect(sockets.map(({ timeout }) => timeout)).toContain(900_000);
      stop.abort();
      expect(await answer).toBeNull();
      await until(async () => (await photosOf(member)) === PHOTOS.length);
      const { days } = (await member.client.get(`/planning?date=${DATE}`)).body;
      expect(days[2].slots[1].items).toHaveLength(45);
      const again = await send(member.client, zip);
      expect(again.body).toEqual({ recipes: 0, items: 0, skipped: 90 });
      expect(await recipesOf(member)).toHaveLength(45);
    });

    it('has no day on which a recipe will be cooked', async () => {
      const member = await signUpAdministrator(app);
      await send(member.client, await plannedRecipes(['Soupe'], RECIPE, Buffer.from('')));
      expect(await recipesOf(member)).toMatchObject([{ timesCooked: 1, lastCookedOn: '2026-07-01' }]); // prettier-ignore
    });

    it('is added while the house has large recipes of the same names', async () => {
      const member = await signUpAdministrator(app);
      const steps = Array.from({ length: 100 }, () => ({ description: 'é'.repeat(5_000) }));
      await fixtures.write(member.client, { name: 'Soupe', visibility: 'HOUSE', steps });
      await app.sql(
        `with copies as (
           insert into recipe (${SOUP.columns}, visibility, author_id, author_house_id)
           select ${SOUP.values}, 'HOUSE', $1, $2 from generate_series(1, 80)
           returning id
         ), texts as (
           insert into recipe_text (${TEXTS_OF_SOUP.columns})
           select id, ${TEXTS_OF_SOUP.values} from copies
         )
         insert into step (recipe_id, position, description, foods, unread)
         select copies.id, step.position, step.description, '[]', '[]' from copies, step
         where step.recipe_id = (select min(id) from recipe where author_id = $1)`,
        [member.id, member.houseId],
      );
      const names = Array.from({ length: 20 }, () => 'Soupe');
      const file = await plannedRecipes(names, RECIPE, Buffer.from(''));
      const imported = await send(member.client, file);
      expect(imported).toMatchObject({ status: 200, body: { recipes: 20, items: 20 } });
    });
  });

  it('skips what is not valid, and takes the rest', async () => {
    const member = await signUpAdministrator(app);
    await fixtures.write(member.client, { visibility: 'HOUSE', name: 'Bonne' });
    const files = await unzip(Uint8Array.from(await exported(member)).buffer);
    const line = JSON.parse(files['recipes.ndjson'] ?? '');
    const bad = (change: object) => JSON.stringify({ ...line, ...change });
    const recipes = [
      bad({ number: 1, name: '' }),
      bad({ number: 2, ingredients: [{ ingredient: 'unobtainium', quantity: 1, unit: 'piece' }] }),
      bad({ number: 3, steps: 'a\u0000' }),
      bad({ number: 4, visibility: 'WORLD' }),
      'no json',
      '[]',
      bad({ number: 5 }),
    ];
    const item = { date: DATE, slot: 'LUNCH', portions: 2, recipe: 5 };
    const items = [
      { ...item, eaters: [{ dependant: 1 }, { dependant: 2 }] },
      { ...item, text: 'both' },
      { ...item, recipe: 1 },
      { ...item, date: '2026-02-30' },
      { ...item, portions: 0 },
      null,
    ];
    const ownLine = { date: DATE, id: randomUUID(), kind: 'ADD', text: 'pain' };
    const ownLines = [{ ...ownLine, id: 'x' }, null, { ...ownLine, kind: 'REMOVE' }, 7, ownLine];
    const zip = await zipOf({
      'house.json': JSON.stringify({
        format: 'popote-house',
        version: 1,
        house: { sharedEditing: 'yes' },
        shelfOrder: { subcategories: ['moon'] },
        sources: { sources: [7] },
        dependants: [{ number: 1, firstName: 'a\u0000' }, 3, { number: 2, firstName: 'Jules' }],
      }),
      'recipes.ndjson': recipes.join('\n'),
      'planning.ndjson': items.map((each) => JSON.stringify(each)).join('\n'),
      'own-lines.ndjson': ownLines.map((each) => JSON.stringify(each)).join('\n'),
      'ticks.ndjson': '{}\n{"date":"2026-07-08","ingredient":"onion","thousandths":0}',
      'photos/5.webp': 'no picture',
    });
    const other = await signUpAdministrator(app);
    expect((await send(other.client, zip)).body).toEqual({ recipes: 1, items: 1, skipped: 11 });
    const [recipe] = (await other.client.get('/recipes?tab=foyer')).body;
    expect(recipe).toMatchObject({ name: 'Bonne', photo: null });
    const { dependants } = (await other.client.get('/house/current')).body;
    expect(dependants).toMatchObject([{ firstName: 'Jules' }]);
    const { days } = (await other.client.get(`/planning?date=${DATE}`)).body;
    const planned = days.flatMap(({ slots }: any) => slots.flatMap((slot: any) => slot.items));
    expect(planned).toMatchObject([{ eaters: [{ dependantId: dependants[0].id }] }]);
    const { ownLines: added } = (await other.client.get(`/planning/shopping-list?date=${DATE}`)).body; // prettier-ignore
    expect(added).toMatchObject([{ text: 'pain' }]);
  });
});

const PHOTOS = [1, 2, 3, 4, 5];

function linesOf(files: Readonly<Record<string, string>>, name: string): any[] {
  const lines = (files[name] ?? '').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** An archive with recipes that are planned, the first ones with a photo. */
async function plannedRecipes(names: readonly string[], recipe: object, photo: Buffer) {
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
  const recipes = names.map((name, index) => ({
    ...{ number: index + 1, visibility: 'HOUSE', cookedOn: ['2026-07-01', '2999-01-01'] },
    ...{ ...recipe, name },
  }));
  const items = names.map((_, index) => ({
    ...{ date: DATE, slot: 'LUNCH', portions: 2, recipe: index + 1 },
  }));
  const own = { date: '2026-07-06', id: randomUUID(), kind: 'ADD', text: 'papier cuisson' };
  return zipOf({
    'house.json': JSON.stringify({ format: 'popote-house', version: 1, house: {} }),
    'recipes.ndjson': lines(recipes),
    'planning.ndjson': lines(items),
    'own-lines.ndjson': lines([own]),
    ...Object.fromEntries(PHOTOS.map((n) => [`photos/${String(n)}.webp`, photo])),
  });
}
