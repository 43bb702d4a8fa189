import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  signUpWithSources,
} from '../../support/people.js';
import { picture } from '../photos/picture.js';
import { useSharedApp } from '../../support/shared-app.js';
import { useTestApp } from '../../support/test-app.js';
import { recordSensitive } from '../../support/test-log.js';

/** Texts that the reader of pages would change: mark-up, numbers, labels, advertisements, line breaks. */
const TEXTS = [
  '<b>Mélanger</b> & cuire à <100 °C &amp; plus : 5 > 3 </script><script>alert(1)</script>',
  '1) Éplucher les oignons.\n2) Les émincer.',
  'Astuce : servez froid. <!-- commentaire --> [b]gras[/b] **fin**',
  'Pour la sauce :',
  '"Guillemets" \'simples\' \\ et \u2028 fin',
];

describe('POST /recipes/:recipeId/share', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpWithSources(app);
  });

  const path = ({ id }: any) => `/recipes/${String(id)}/share`;
  const write = (overrides: object = {}) => fixtures.write(author.client, overrides);
  /** The path of the page of a recipe. */
  async function share(recipe: any): Promise<string> {
    const { url } = await author.client.succeed('POST', path(recipe));
    expect(url).toMatch(new RegExp(`^${app.url}/shared/[\\w-]{40,}$`));
    recordSensitive('address', url.split('/').at(-1));
    return url.slice(app.url.length);
  }
  const page = (address: string) => app.client().get<string>(address);

  it('publishes a page from which the reader gets the same recipe', async () => {
    const recipe = await write({
      name: 'Soupe <i>de</i> &amp; grand-mère',
      visibility: 'PERSONAL',
      portions: 7,
      dietIds: [fixtures.id('diets', 'vegetarian')],
      description: TEXTS.join('\n'),
      tags: ['hiver, froid', '<Noël>'],
      prepMinutes: 0,
      cookMinutes: 25,
      restMinutes: 720,
      locale: 'en',
      imageUrl: 'https://example.org/soup.jpg',
      ingredients: [
        { ...fixtures.line('onion', 0.333), note: '<b>jaunes</b>', rawText: '1/3 onion' },
        { ...fixtures.line('butter', 1_000_000, 'gram'), note: null, rawText: null },
        { ...fixtures.line('garlic', 2, 'clove'), note: null, rawText: '2 cloves of garlic & <i>salt</i>' },
      ], // prettier-ignore
      otherLines: [
        { kind: 'HEADING', text: 'Base', before: 0 },
        { kind: 'TEXT', text: 'fleur de <sel>', before: 1 },
        { kind: 'TEXT', text: '50 g de nduja', before: 3 },
      ],
      steps: TEXTS.map((description) => ({ description })),
    });
    const { body: html, headers } = await page(await share(recipe));
    const url = 'https://cuisine.example/shared';
    const { body: draft } = await author.client.post('/sources/web/preview', { url, html });
    const flags = { flags: [] };
    expect(draft).toMatchObject({
      ready: true,
      visibility: 'HOUSE',
      ingredients: recipe.ingredients.map(() => flags),
    });
    const imported = await author.client.succeed('POST', `/sources/web/import/${String(draft.externalId)}`, draft); // prettier-ignore
    expect(contentOf(imported)).toEqual(contentOf(recipe));
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('shows the first name of the author, and no other personal data', async () => {
    const recipe = await write({ visibility: 'HOUSE' });
    const { body: html } = await page(await share(recipe));
    expect(html).toContain(author.firstName);
    for (const text of [author.lastName, author.email, 'La Roseraie', author.invitationCode]) {
      expect(html).not.toContain(text);
    }
  });

  it('escapes all texts, runs no script, and is neither indexed nor cached by others', async () => {
    const recipe = await write({ steps: TEXTS.map((description) => ({ description })) });
    const address = await share(recipe);
    const { body: html, headers } = await page(address);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('<!--');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-/); // prettier-ignore
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await app.client().get(address, known)).status).toBe(304);
  });

  it('keeps its address until it is deleted', async () => {
    const recipe = await write();
    const address = await share(recipe);
    expect(await share(recipe)).toBe(address);
    expect((await author.client.delete(path(recipe))).status).toBe(204);
    expect((await author.client.delete(path(recipe))).status).toBe(204);
    expect(await page(address)).toMatchObject({ status: 404, body: { code: 4040 } });
    const other = await share(recipe);
    expect(other).not.toBe(address);
    await author.client.succeed('DELETE', `/recipes/${String(recipe.id)}`);
    expect((await page(other)).status).toBe(404);
    for (const token of ['unknown', '%00', 'a%20b']) {
      const unknown = await page(`/shared/${token}`);
      expect(unknown).toMatchObject({ status: 404, body: { code: 4040 } });
    }
  });

  it('follows the recipe', async () => {
    const recipe = await write({ name: 'Soupe' });
    const address = await share(recipe);
    const path = `/recipes/${String(recipe.id)}`;
    await author.client.succeed('PUT', path, fixtures.recipe({ name: 'Potage', visibility: 'PERSONAL' })); // prettier-ignore
    expect((await page(address)).body).toContain('<h1>Potage</h1>');
  });

  it('shows the photo, whose address ends with the page', async () => {
    const recipe = await write({ visibility: 'PERSONAL' });
    const address = await share(recipe);
    expect((await page(`${address}/photo/40`)).status).toBe(404);
    await author.client.putPhoto(recipe.id, await picture(40, 30).jpeg().toBuffer());
    const { body: html } = await page(address);
    const [, source = ''] = /<img src="([^"]+)"/.exec(html) ?? [];
    expect(source).toBe(`${app.url}${address}/photo/40`);
    const photo = await page(`${address}/photo/40`);
    expect(photo.status).toBe(200);
    expect(photo.headers.get('content-type')).toBe('image/webp');
    expect(photo.headers.get('cache-control')).toBe('private, no-cache');
    expect((await page(`${address}/photo/41`)).status).toBe(404);
    await author.client.succeed('DELETE', path(recipe));
    expect((await page(`${address}/photo/40`)).status).toBe(404);
  });

  it.each<[string, (maker: Member) => Promise<unknown>]>([
    ['leaves the house', ({ client }) => client.post('/house/leave')],
    ['is removed', ({ id }) => author.client.delete(`/house/members/${String(id)}`)],
    ['deletes the account', ({ client, password }) => client.delete('/auth/me', { password })],
  ])('ends when its maker %s', async (_name, end) => {
    const member = await signUpMember(app, author);
    const addresses = [];
    for (const visibility of ['HOUSE', 'PUBLIC']) {
      const recipe = await fixtures.write(member.client, { visibility });
      const { url } = await member.client.succeed('POST', path(recipe));
      recordSensitive('address', url.split('/').at(-1));
      addresses.push({ recipe, address: url.slice(app.url.length) });
    }
    await end(member);
    const { invitationCode } = await author.client.succeed('GET', '/house/current');
    author = { ...author, invitationCode };
    for (const { recipe, address } of addresses) {
      const { body } = await author.client.get(`/recipes/${String(recipe.id)}`);
      const hasMoved = body.authorId === author.id;
      expect((await page(address)).status).toBe(hasMoved ? 404 : 200);
      expect(hasMoved && (await share(recipe))).not.toBe(address);
    }
  });

  it('is for the author alone', async () => {
    const recipe = await write({ visibility: 'HOUSE' });
    const member = await signUpMember(app, author);
    const stranger = await signUpPerson(app);
    for (const method of ['POST', 'DELETE']) {
      const send = ({ client }: { client: Member['client'] }) => client.send(method, path(recipe));
      expect(await send(member)).toMatchObject({ status: 403, body: { code: 4030 } });
      expect(await send(stranger)).toMatchObject({ status: 404, body: { code: 4045 } });
    }
  });
});

describe('a shared page', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('is limited for each address', async () => {
    const { client } = await signUpAdministrator(app);
    const fixtures = await Fixtures.load(app);
    const { id } = await fixtures.write(client);
    const { url } = await client.succeed('POST', `/recipes/${String(id)}/share`);
    const address = url.slice(app.url.length);
    recordSensitive('address', address.split('/').at(-1));
    expect((await app.client().get(address)).status).toBe(200);
    await app.sql(`update attempt_counter set count = 3000 where key like 'secret_address:%'`);
    const refused = await app.client().get(address);
    expect(refused).toMatchObject({ status: 429, body: { code: 4290 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** What people wrote in a recipe. */
function contentOf({ ingredients, steps, ...recipe }: any) {
  const { name, portions, dietIds, description, tags, locale, imageUrl, otherLines } = recipe;
  const { prepMinutes, cookMinutes, restMinutes } = recipe;
  return {
    ...{ name, portions, dietIds, description, tags, locale, imageUrl, otherLines, ingredients },
    ...{ prepMinutes, cookMinutes, restMinutes },
    steps: steps.map((step: any) => step.description),
  };
}
