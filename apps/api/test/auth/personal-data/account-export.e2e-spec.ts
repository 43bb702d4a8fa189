import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { BUILDERS, jpeg } from '../../sources/archives/builders.js';
import { RECIPES } from '../../sources/archives/invented-recipes.js';
import { uploadArchive } from '../../sources/archives/upload.js';
import { picture } from '../../recipes/photos/picture.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { type SharedApp, useTestApp } from '../../support/test-app.js';
import type { TestClient } from '../../support/test-client.js';
import { unzip } from './unzip.js';
import { until } from '../../support/until.js';
import { SOUP, TEXTS_OF_SOUP } from '../../support/database/soup.js';

const PATH = '/auth/me/export';

/** Requests an export, and returns its files. */
async function exportOf(app: SharedApp, { client }: Person) {
  const response = await fetch(app.url + PATH, { headers: { cookie: client.cookie ?? '' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="popote-export.zip"',
  );
  const files = await unzip(await response.arrayBuffer());
  const json = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  const contents = json.map(([name, text]) => [name, JSON.parse(text)] as const);
  return {
    names: Object.keys(files),
    readme: files['README.md'],
    photos: Object.entries(files).filter(([name]) => name.startsWith('photos/')),
    ...Object.fromEntries(contents),
  };
}

describe('GET /auth/me/export', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  it('contains a README in both languages, and every file that it names', async () => {
    const { names, readme } = await exportOf(app, await signUpPerson(app));
    expect(readme).toMatch(/tout ce que le service conserve[^]*everything that the service holds/);
    const explained = [...(readme ?? '').matchAll(/^- (\S+): /gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['README.md', ...explained]));
    expect(names).toHaveLength(1 + explained.length);
  });

  it('contains the person, their recipes as the API returns them, favourites and corrections', async () => {
    const administrator = await signUpAdministrator(app);
    const person = await signUpMember(app, administrator);
    const { client } = person;
    const dietId = fixtures.id('diets', 'vegan');
    await client.succeed('PATCH', '/profile/diet', { dietId });
    const dependant = await client.succeed('POST', '/house/current/dependants', {
      firstName: 'Jules',
    });
    const own = await fixtures.writeDetected(client, { visibility: 'PERSONAL', name: 'Le mien' });
    const other = await fixtures.writeDetected(administrator.client);
    await client.succeed('POST', `/recipes/${String(other.id)}/favorite`);
    const step = `/recipes/${String(other.id)}/steps/${String(other.steps[0].id)}`;
    const { id } = await client.succeed('POST', `${step}/corrections`, {
      techStepId: null,
      start: 0,
      end: 8,
    });
    const files: any = await exportOf(app, person);
    expect(files['profile.json']).toMatchObject({
      id: person.id,
      email: person.email,
      lastName: person.lastName,
      dietId,
    });
    expect(files['catalogues.json'].diet[dietId]).toBe('vegan');
    expect(files['sessions.json']).toHaveLength(1);
    expect(files['house.json']).toMatchObject({
      id: administrator.houseId,
      isAdministrator: false,
      dependants: [dependant],
    });
    const { body } = await client.get(`/recipes/${String(own.id)}`);
    expect(files['recipes.json']).toEqual([body]);
    expect(files['favourites.json']).toEqual([{ recipeId: other.id, name: other.name }]);
    expect(files['corrections.json']).toMatchObject([
      { id, description: 'Éplucher les carottes.' },
    ]);
  });

  it('contains the photos of their recipes and drafts, each once, and none of others', async () => {
    const administrator = await signUpAdministrator(app);
    const { client, ...person } = await signUpMember(app, administrator);
    const withPhoto = async (author: TestClient, height: number) => {
      const { id } = await fixtures.write(author, { visibility: 'HOUSE' });
      return (await author.putPhoto(id, await picture(900, height).jpeg().toBuffer())).body;
    };
    const recipe = await withPhoto(client, 600);
    await client.succeed('POST', `/recipes/${String(recipe.id)}/copy`);
    await withPhoto(administrator.client, 601);
    await uploadArchive(client, await BUILDERS.MEALIE(RECIPES.slice(0, 1), await jpeg()));
    const { photos, ...files }: any = await exportOf(app, { client, ...person });
    const [{ photoId }] = files['archive-drafts.json'];
    const [, , id] = recipe.photo.url.split('/');
    expect(photos.map(([name]: [string]) => name).sort()).toEqual(
      [`photos/${String(id)}.webp`, `photos/${String(photoId)}.webp`].sort(),
    );
    const headers = { cookie: client.cookie ?? '' };
    const largest = await (
      await fetch(`${app.url}${String(recipe.photo.url)}`, { headers })
    ).text();
    expect(new Map(photos).get(`photos/${String(id)}.webp`)).toBe(largest);
  });

  it('does not contain recipes of others, nor what the person may no longer read', async () => {
    const [author, person] = [await signUpPerson(app), await signUpPerson(app)];
    const recipe = await fixtures.writeDetected(author.client, { name: 'Recette devenue privée' });
    const path = `/recipes/${String(recipe.id)}`;
    await person.client.succeed('POST', `${path}/favorite`);
    const [{ id: stepId }] = recipe.steps;
    await person.client.succeed('POST', `${path}/steps/${String(stepId)}/corrections`, {
      techStepId: null,
      start: 0,
      end: 8,
    });
    await author.client.succeed(
      'PUT',
      path,
      fixtures.recipe({ ...recipe, visibility: 'PERSONAL' }),
    );
    const files: any = await exportOf(app, person);
    expect(files['recipes.json']).toEqual([]);
    expect(files['favourites.json']).toEqual([{ recipeId: recipe.id, name: null }]);
    expect(files['corrections.json']).toMatchObject([{ description: null }]);
  });

  it('contains each row of many pages once', async () => {
    const person = await signUpPerson(app);
    await writeLargeRecipes(person, 12);
    await app.sql('insert into favourite select $1, id from recipe where author_id = $1', [
      person.id,
    ]);
    await app.sql(
      `insert into recipe (${SOUP.columns}, visibility, author_id)
       select ${SOUP.values}, 'PUBLIC', $1 from generate_series(1, 1001)`,
      [person.id],
    );
    await app.sql(
      `insert into recipe_text (${TEXTS_OF_SOUP.columns})
       select id, ${TEXTS_OF_SOUP.values} from recipe where author_id = $1
       on conflict do nothing`,
      [person.id],
    );
    const files: any = await exportOf(app, person);
    const ids = (file: string, id: string): number[] => files[file].map((row: any) => row[id]);
    expect(new Set(ids('recipes.json', 'id')).size).toBe(1013);
    expect(ids('recipes.json', 'id')).toHaveLength(1013);
    expect(ids('favourites.json', 'recipeId')).toEqual(ids('recipes.json', 'id').slice(0, 12));
  });

  it('runs once at a time for a person, until the client has read it or has disconnected', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    await writeLargeRecipes(person, 40);
    const headers = { cookie: person.client.cookie ?? '' };
    const request = get(app.url + PATH, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(await person.client.get(PATH)).toMatchObject({ status: 429, body: { code: 4290 } });
    await exportOf(app, other);
    request.destroy();
    await until(async () => (await person.client.get(PATH)).status === 200);
    const { 'recipes.json': recipes } = (await exportOf(app, person)) as any;
    expect(recipes).toHaveLength(40);
  });

  // The classifier accepts no text of this length.
  afterEach(() => app.sql('delete from recipe where bytes = 500000'));

  /** Recipes of 500 KB each that cannot be compressed much: they do not fit into socket buffers. */
  async function writeLargeRecipes({ id }: Person, count: number) {
    await app.sql(
      `with written as (
         insert into recipe (${SOUP.columns}, visibility, author_id)
         select ${SOUP.values}, 'PERSONAL', $1 from generate_series(1, $2)
         returning id
       )
       insert into recipe_text (${TEXTS_OF_SOUP.columns}, description)
       select written.id, ${TEXTS_OF_SOUP.values}, (
         select string_agg(encode(sha512((written.id || '-' || part)::text::bytea), 'base64'), '')
         from generate_series(1, 5600) part
       ) from written`,
      [id, count],
    );
    await app.sql('update recipe set bytes = 500000 where author_id = $1', [id]);
  }
});

describe('GET /auth/me/export with rate limits', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('returns 429/4290 for the sixth export of a person within an hour', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    for (let n = 0; n < 5; n++) {
      await until(async () => (await person.client.get(PATH)).status === 200);
    }
    const { status, headers } = await person.client.get(PATH);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    await exportOf(app, other);
  });
});
