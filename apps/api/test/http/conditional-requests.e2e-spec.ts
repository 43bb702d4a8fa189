import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import type { TestClient } from '../support/test-client.js';

const STRONG_ETAG = /^"[\w-]+"$/;
const WEEK = '?date=2026-11-21';

describe('conditional requests', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let recipe: any;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    recipe = await fixtures.write(author.client);
    const item = { recipeId: recipe.id, date: '2026-11-21', slot: 'LUNCH', portions: 2 };
    await author.client.post('/planning/items', item);
  });

  const pathOf = ({ id }: any) => `/recipes/${String(id)}`;
  const etagOf = async (client: TestClient, path: string) =>
    (await client.get(path)).headers.get('etag') ?? '';

  describe('a read', () => {
    const paths: [string, () => string][] = [
      ['/auth/me', () => '/auth/me'],
      ['/profile/allergies', () => '/profile/allergies'],
      ['/profile/disliked-ingredients', () => '/profile/disliked-ingredients'],
      ['/house/current', () => '/house/current'],
      ['/house/current/sources', () => '/house/current/sources'],
      ['/house/current/shelf-order', () => '/house/current/shelf-order'],
      ['/house/current/staples', () => '/house/current/staples'],
      ['/recipes', () => '/recipes?tab=perso&limit=1'],
      ['/recipes/:recipeId', () => pathOf(recipe)],
      ['/recipes/:recipeId/suitability', () => `${pathOf(recipe)}/suitability`],
      [
        '/recipes/:recipeId/steps/:stepId/corrections',
        () => `${pathOf(recipe)}/steps/${String(recipe.steps[0].id)}/corrections`,
      ],
      ['/planning', () => `/planning${WEEK}`],
      ['/planning/shopping-list', () => `/planning/shopping-list${WEEK}`],
      ['/planning/batch', () => `/planning/batch${WEEK}`],
      ['/openapi.json', () => '/openapi.json'],
    ];

    it.each(paths)('of %s has a strong ETag and returns 304 for it', async (_, path) => {
      const { client } = author;
      const first = await client.get(path());
      const etag = first.headers.get('etag') ?? '';
      expect(first.status).toBe(200);
      expect(etag).toMatch(STRONG_ETAG);
      expect(first.headers.get('cache-control')).toBe('no-store');
      const again = await client.get(path(), { 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('no-store');
      expect(again.headers.get('content-type')).toBeNull();
    });

    it.each([
      ['a list', (etag: string) => `"other", ${etag}`],
      ['a weak tag', (etag: string) => `W/${etag}`],
      ['*', () => '*'],
    ])('returns 304 for %s that matches', async (_, header) => {
      const etag = await etagOf(author.client, pathOf(recipe));
      const ifNoneMatch = { 'if-none-match': header(etag) };
      expect(await author.client.get(pathOf(recipe), ifNoneMatch)).toMatchObject({ status: 304 });
    });

    it('returns 200 with another ETag after a change', async () => {
      const { client } = author;
      const etag = await etagOf(client, '/recipes');
      await fixtures.write(client);
      const { status, headers } = await client.get('/recipes', { 'if-none-match': etag });
      expect(status).toBe(200);
      expect(headers.get('etag')).not.toBe(etag);
    });

    it('by HEAD has the ETag of GET and returns 304 for it', async () => {
      const { client } = author;
      const etag = await etagOf(client, pathOf(recipe));
      const head = await client.send('HEAD', pathOf(recipe));
      expect(head).toMatchObject({ status: 200, body: '' });
      expect(head.headers.get('etag')).toBe(etag);
      expect(
        await client.send('HEAD', pathOf(recipe), undefined, { 'if-none-match': etag }),
      ).toMatchObject({ status: 304 });
    });

    it('that fails has no ETag, whatever If-None-Match contains', async () => {
      const { client } = author;
      const missing = await client.get('/recipes/2000000000', { 'if-none-match': '*' });
      expect(missing).toMatchObject({ status: 404, body: { code: 4045 } });
      expect(missing.headers.get('etag')).toBeNull();
      expect(missing.headers.get('cache-control')).toBe('no-store');
      const etag = await etagOf(client, '/auth/me');
      expect(await app.client().get('/auth/me', { 'if-none-match': etag })).toMatchObject({
        status: 401,
      });
    });

    it.each(['/health', '/health/ready'])('of %s has no ETag', async (path) => {
      const { status, headers } = await app.client().get(path, { 'if-none-match': '*' });
      expect(status).toBe(200);
      expect(headers.get('etag')).toBeNull();
    });
  });

  describe('the response of a write', () => {
    it('of a recipe has the ETag of GET', async () => {
      const { client } = author;
      const created = await client.post('/recipes', fixtures.recipe({ dietIds: [1] }));
      const path = pathOf(created.body);
      expect(created.headers.get('etag')).toBe(await etagOf(client, path));
      const updated = await client.put(path, fixtures.recipe({ name: 'Carottes glacées' }));
      expect(updated.headers.get('etag')).toBe(await etagOf(client, path));
      expect(updated.headers.get('etag')).not.toBe(created.headers.get('etag'));
      expect(updated.headers.get('cache-control')).toBe('no-store');
    });

    it.each<[string, () => object]>([
      ['/profile/allergies', () => ({ allergyIds: [3, 1] })],
      ['/profile/disliked-ingredients', () => ({ ingredientIds: [9, 2, 9] })],
      ['/house/current/sources', () => ({ sourceIds: [2, 1] })],
    ])('of %s has the ETag of GET', async (path, body) => {
      const { client } = await signUpAdministrator(app);
      const { headers } = await client.patch(path, body());
      expect(headers.get('etag')).toMatch(STRONG_ETAG);
      expect(headers.get('etag')).toBe(await etagOf(client, path));
    });

    it('that fails has no ETag', async () => {
      const { headers } = await author.client.post('/recipes', {});
      expect(headers.get('etag')).toBeNull();
    });
  });

  describe('If-Match', () => {
    const failed = { status: 412, body: { code: 4120 } };
    const put = (client: TestClient, path: string, name: string, ifMatch: string) =>
      client.send('PUT', path, fixtures.recipe({ name }), { 'if-match': ifMatch });
    const remove = (client: TestClient, path: string, ifMatch: string) =>
      client.send('DELETE', path, undefined, { 'if-match': ifMatch });

    it.each([
      ['the current ETag', (etag: string) => etag],
      ['a list with the current ETag', (etag: string) => `"other", ${etag}`],
      ['*', () => '*'],
    ])('with %s lets PUT and DELETE change the recipe', async (_, header) => {
      const { client } = author;
      const path = pathOf(await fixtures.write(client));
      const updated = await put(client, path, 'Autre', header(await etagOf(client, path)));
      expect(updated).toMatchObject({ status: 200, body: { name: 'Autre' } });
      const ifMatch = header(updated.headers.get('etag') ?? '');
      expect(await remove(client, path, ifMatch)).toMatchObject({ status: 204 });
      expect(await client.get(path)).toMatchObject({ status: 404 });
    });

    it.each([
      ['an older ETag', (_current: string, older: string) => older],
      ['a weak tag', (current: string) => `W/${current}`],
      ['a tag without quotes', (current: string) => current.slice(1, -1)],
      ['an empty list', () => ''],
    ])('with %s returns 412/4120 and changes nothing', async (_, header) => {
      const { client } = author;
      const path = pathOf(await fixtures.write(client));
      const older = await etagOf(client, path);
      await client.put(path, fixtures.recipe({ name: 'Actuelle' }));
      const current = await client.get(path);
      const ifMatch = header(current.headers.get('etag') ?? '', older);
      expect(await put(client, path, 'Perdue', ifMatch)).toMatchObject(failed);
      expect(await remove(client, path, ifMatch)).toMatchObject(failed);
      expect((await client.get(path)).body).toEqual(current.body);
    });

    it('is checked after 401, 400, 404 and 403', async () => {
      const stranger = await signUpPerson(app);
      const path = pathOf(recipe);
      const stale = { 'if-match': '"stale"' };
      const body = fixtures.recipe();
      const calls: [TestClient, string, unknown, object][] = [
        [app.client(), path, body, { status: 401 }],
        [author.client, path, {}, { status: 400, body: { code: 4000 } }],
        [author.client, '/recipes/2000000000', body, { status: 404, body: { code: 4045 } }],
        [stranger.client, path, body, { status: 403, body: { code: 4030 } }],
      ];
      for (const [client, url, content, refused] of calls) {
        expect(await client.send('PUT', url, content, stale)).toMatchObject(refused);
      }
      expect(await remove(stranger.client, path, '"stale"')).toMatchObject({ status: 403 });
      expect(await remove(stranger.client, '/recipes/2000000000', '*')).toMatchObject({
        status: 404,
      });
    });

    it('lets exactly one of two concurrent updates succeed', async () => {
      const { client } = author;
      for (let round = 0; round < 10; round++) {
        const path = pathOf(await fixtures.write(client));
        const etag = await etagOf(client, path);
        const names = ['Première', 'Seconde'];
        const answers = await Promise.all(names.map((name) => put(client, path, name, etag)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
        const winner = names[answers.findIndex(({ status }) => status === 200)];
        expect(await client.get(path)).toMatchObject({ body: { name: winner } });
      }
    });

    it('lets exactly one of a concurrent update and deletion succeed', async () => {
      const { client } = author;
      for (let round = 0; round < 10; round++) {
        const path = pathOf(await fixtures.write(client));
        const etag = await etagOf(client, path);
        const answers = await Promise.all([
          put(client, path, 'Autre', etag),
          remove(client, path, etag),
        ]);
        const statuses = answers.map(({ status }) => status);
        // The update finds no recipe when the deletion was first.
        expect([
          [200, 412],
          [404, 204],
        ]).toContainEqual(statuses);
      }
    });

    describe.each<[string, (ids: number[]) => object]>([
      ['/profile/allergies', (allergyIds) => ({ allergyIds })],
      ['/profile/disliked-ingredients', (ingredientIds) => ({ ingredientIds })],
      ['/house/current/sources', (sourceIds) => ({ sourceIds })],
    ])('of PATCH %s', (path, bodyOf) => {
      const patch = (client: TestClient, ids: number[], ifMatch: string) =>
        client.send<any>('PATCH', path, bodyOf(ids), { 'if-match': ifMatch });

      it('accepts the current ETag, and returns 412/4120 for an older one', async () => {
        const { client } = await signUpAdministrator(app);
        const empty = await etagOf(client, path);
        const first = await patch(client, [1], empty);
        expect(first).toMatchObject({ status: 200, body: [{ id: 1 }] });
        expect(await patch(client, [2], empty)).toMatchObject(failed);
        expect(await client.get(path)).toMatchObject({ body: [{ id: 1 }] });
        const current = first.headers.get('etag') ?? '';
        expect(await patch(client, [2], current)).toMatchObject({ status: 200 });
        expect(await patch(client, [], '*')).toMatchObject({ status: 200, body: [] });
      });

      it('lets exactly one of two concurrent changes succeed', async () => {
        const first = await signUpAdministrator(app);
        const second = path.startsWith('/house') ? await signUpMember(app, first) : first;
        const etag = await etagOf(first.client, path);
        const answers = await Promise.all([
          patch(first.client, [1], etag),
          patch(second.client, [2], etag),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      });
    });
  });
});
