import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpWithSources } from '../support/people.js';
import { picture } from '../recipes/photos/picture.js';
import { recipePage, type RecipeSite, requested, startRecipeSite } from '../support/recipe-site.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const PICTURE = '/tarte.jpg';

function withResolvers() {
  let resolve!: () => void;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the picture of an imported page', () => {
  let site: RecipeSite;
  let app: TestApp;
  let fixtures: Fixtures;
  let member: Member;
  let pages = 0;
  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(site.env);
    fixtures = await Fixtures.load(app);
    member = await signUpWithSources(app);
  });
  afterAll(async () => {
    await app.close();
    site.close();
  });
  beforeEach(() => {
    site.requests.length = 0;
    site.pages.clear();
  });

  const idOf = (address: string) => Buffer.from(address).toString('base64url');
  async function importPage(imageUrl: string) {
    const id = idOf(`https://soup.example/${String(pages++)}`);
    const recipe = fixtures.recipe({ visibility: 'HOUSE', imageUrl });
    return member.client.post(`/sources/web/import/${id}`, recipe);
  }
  const photoOf = async (recipeId: number) =>
    (await member.client.get(`/recipes/${String(recipeId)}`)).body.photo;

  it('becomes the photo of the recipe after the response', async () => {
    const { promise: after, resolve: respond } = withResolvers();
    const body = await picture(80, 60).jpeg().toBuffer();
    site.pages.set(PICTURE, { type: 'image/jpeg', body, after });
    const { status, body: recipe } = await importPage(site.url + PICTURE);
    expect({ status, photo: recipe.photo }).toEqual({ status: 201, photo: null });
    respond();
    await until(async () => (await photoOf(recipe.id)) !== null);
    expect(await photoOf(recipe.id)).toMatchObject({ width: 80, height: 60 });
    expect(site.requests).toEqual([PICTURE]);
  });

  it.each([
    ['is missing', { status: 404 }],
    ['is a page', { type: 'text/html', body: '<p>Tarte</p>' }],
    ['cannot be read', { type: 'image/jpeg', body: 'Tarte' }],
    ['exceeds 10 MiB', { type: 'image/jpeg', body: Buffer.alloc(10 * 1024 * 1024 + 1) }],
  ])('is no photo, and is not fetched again, when it %s', async (_name, page) => {
    site.pages.set(PICTURE, page);
    const { body: failed } = await importPage(site.url + PICTURE);
    await requested(site, 1);
    // Pictures of a person are fetched one after another: the next photo follows the failure.
    const body = await picture(80, 60).jpeg().toBuffer();
    site.pages.set('/next.jpg', { type: 'image/jpeg', body });
    const { body: next } = await importPage(`${site.url}/next.jpg`);
    await until(async () => (await photoOf(next.id)) !== null);
    expect(await photoOf(failed.id)).toBeNull();
    expect(site.requests).toEqual([PICTURE, '/next.jpg']);
  });

  it('does not replace a photo that the author has sent meanwhile', async () => {
    const { promise: after, resolve: respond } = withResolvers();
    const jpeg = await picture(80, 60).jpeg().toBuffer();
    site.pages.set(PICTURE, { type: 'image/jpeg', body: jpeg, after });
    const { body: recipe } = await importPage(site.url + PICTURE);
    const { body } = await member.client.putPhoto(recipe.id, jpeg);
    respond();
    site.pages.set('/next.jpg', { type: 'image/jpeg', body: jpeg });
    const { body: next } = await importPage(`${site.url}/next.jpg`);
    await until(async () => (await photoOf(next.id)) !== null);
    expect(await photoOf(recipe.id)).toEqual(body.photo);
  });

  it('has an address over http on exempt hosts only', async () => {
    expect(await importPage('http://soup.example/tarte.jpg')).toMatchObject({
      status: 400,
      body: { code: 4000, message: 'imageUrl must be an https address' },
    });
    const page = recipePage({ name: 'Tarte', image: PICTURE, recipeIngredient: ['3 pommes'] });
    site.pages.set('/tarte', page);
    const draft = await member.client.get(`/sources/web/items/${idOf(`${site.url}/tarte`)}`);
    expect(draft.body.imageUrl).toBe(site.url + PICTURE);
    const html = String(page.body);
    const sent = { url: 'http://soup.example/tarte', html };
    const preview = await member.client.post('/sources/web/preview', sent);
    expect(preview.body.imageUrl).toBe('https://soup.example/tarte.jpg');
  });
});
