import { randomUUID } from 'node:crypto';
import { holdLock, waitingForLock } from '../support/database/table-lock.js';
import { Fixtures } from '../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpPerson,
  signUpWithSources,
} from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import type { TestClient, TestResponse } from '../support/test-client.js';
import { until } from '../support/until.js';

const MAX_RESPONSES = 1_000;

describe('Idempotency-Key', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  let recipe: any;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    member = await signUpAdministrator(app);
    recipe = await fixtures.write(member.client);
  });

  const post = (client: TestClient, path: string, body: unknown, key: string) =>
    client.send<any>('POST', path, body, { 'idempotency-key': key });
  const item = (change: object = {}) => ({
    recipeId: recipe.id,
    date: '2026-11-21',
    slot: 'LUNCH',
    portions: 2,
    ...change,
  });
  const plan = (key: string, change: object = {}, client = member.client) =>
    post(client, '/planning/items', item(change), key);
  const isReplayed = ({ headers }: TestResponse<unknown>) =>
    headers.get('idempotency-replayed') === 'true';
  const countItems = async () =>
    (await app.sql('select from planning_item where house_id = $1', [member.houseId])).length;

  describe('a repetition returns the first response', () => {
    const routes: [string, () => Promise<[TestClient, string, unknown]>][] = [
      [
        'POST /house',
        async () => [(await signUpPerson(app)).client, '/house', { name: 'La Roseraie' }],
      ],
      [
        'POST /recipes',
        () => Promise.resolve([member.client, '/recipes', fixtures.recipe({ name: 'Soupe' })]),
      ],
      ['POST /planning/items', () => Promise.resolve([member.client, '/planning/items', item()])],
      [
        'POST /recipes/:recipeId/steps/:stepId/corrections',
        () => {
          const path = `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
          return Promise.resolve([member.client, path, { techStepId: null, start: 0, end: 8 }]);
        },
      ],
      [
        'POST /sources/:sourceKey/import/:externalId',
        async () => {
          const { client } = await signUpWithSources(app, 'theMealDb');
          const body = fixtures.recipe({ visibility: 'HOUSE' });
          return [client, '/sources/theMealDb/import/52772', body];
        },
      ],
    ];

    it.each(routes)('of %s', async (_, request) => {
      const [client, path, body] = await request();
      const key = randomUUID();
      const first = await post(client, path, body, key);
      expect(first.status).toBe(201);
      expect(isReplayed(first)).toBe(false);
      const again = await post(client, path, body, key);
      expect(again).toMatchObject({ status: 201, body: first.body });
      expect(isReplayed(again)).toBe(true);
      for (const header of ['content-type', 'etag']) {
        expect(again.headers.get(header)).toBe(first.headers.get(header));
      }
    });

    it('after the object was changed or deleted', async () => {
      const { client } = member;
      const key = randomUUID();
      const body = fixtures.recipe({ name: 'Éphémère' });
      const first = await post(client, '/recipes', body, key);
      const path = `/recipes/${String(first.body.id)}`;
      await client.put(path, fixtures.recipe({ name: 'Autre' }));
      expect((await post(client, '/recipes', body, key)).body).toEqual(first.body);
      await client.delete(path);
      expect((await post(client, '/recipes', body, key)).body).toEqual(first.body);
      expect(await client.get(path)).toMatchObject({ status: 404 });
    });

    it('of an import after its source was disabled', async () => {
      const { client } = await signUpWithSources(app, 'theMealDb');
      const key = randomUUID();
      const body = fixtures.recipe({ visibility: 'HOUSE' });
      const path = '/sources/theMealDb/import/52773';
      const first = await post(client, path, body, key);
      await client.patch('/house/current/sources', { sourceIds: [] });
      expect(await post(client, path, body, key)).toMatchObject({ status: 201, body: first.body });
    });

    it('unless the session has ended', async () => {
      const { client } = await signUpPerson(app);
      const key = randomUUID();
      await post(client, '/house', { name: 'Les Lilas' }, key);
      const { cookie } = client;
      await client.post('/auth/logout');
      client.cookie = cookie;
      expect(await post(client, '/house', { name: 'Les Lilas' }, key)).toMatchObject({
        status: 401,
      });
    });
  });

  it('of another body or another route returns 422/4220', async () => {
    const reused = { status: 422, body: { code: 4220 } };
    const key = randomUUID();
    const { status } = await plan(key);
    expect(status).toBe(201);
    const before = await countItems();
    expect(await plan(key, { portions: 3 })).toMatchObject(reused);
    expect(await post(member.client, '/recipes', fixtures.recipe(), key)).toMatchObject(reused);
    expect(await countItems()).toBe(before);
  });

  it('of another person is another key', async () => {
    const key = randomUUID();
    const bodies = await Promise.all(
      [await signUpPerson(app), await signUpPerson(app)].map(async ({ client }) => {
        const response = await post(client, '/house', { name: 'La Roseraie' }, key);
        expect(isReplayed(response)).toBe(false);
        return response.body.id as number;
      }),
    );
    expect(new Set(bodies).size).toBe(2);
  });

  it.each([
    ['an empty key', ''],
    ['256 characters', 'k'.repeat(256)],
    ['a space', 'a b'],
    ['a letter that is not ASCII', 'clé'],
  ])('with %s returns 400/4000', async (_, key) => {
    const before = await countItems();
    expect(await plan(key)).toMatchObject({ status: 400, body: { code: 4000 } });
    expect(await countItems()).toBe(before);
  });

  it('with 255 visible characters is valid', async () => {
    const key = `~!"'\\${randomUUID()}`.padEnd(255, 'k');
    const { body } = await plan(key);
    expect(await plan(key)).toMatchObject({ status: 201, body: { id: body.id } });
  });

  it('of a request that failed can be used again', async () => {
    const key = randomUUID();
    expect(await plan(key, { recipeId: 2_000_000_000 })).toMatchObject({ status: 404 });
    expect(await plan(key, { portions: 0 })).toMatchObject({ status: 400 });
    const response = await plan(key);
    expect(response.status).toBe(201);
    expect(isReplayed(response)).toBe(false);
  });

  it.each<[string, () => Promise<[TestClient, string, unknown]>, string]>([
    [
      'house',
      async () => [(await signUpPerson(app)).client, '/house', { name: randomUUID() }],
      'select from house where name = $1',
    ],
    [
      'recipe',
      () => Promise.resolve([member.client, '/recipes', fixtures.recipe({ name: randomUUID() })]),
      'select from recipe where name = $1',
    ],
  ])('of ten concurrent requests creates one %s', async (_, request, objects) => {
    const [client, path, body] = await request();
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post(client, path, body, key)),
    );
    const created = responses.filter(({ status }) => status === 201);
    const others = responses.filter(({ status }) => status !== 201);
    expect(created.filter((response) => !isReplayed(response))).toHaveLength(1);
    for (const response of created) expect(response.body).toEqual(created[0]?.body);
    for (const response of others) {
      expect(response).toMatchObject({ status: 409, body: { code: 4024 } });
    }
    expect(await app.sql(objects, [(body as { name: string }).name])).toHaveLength(1);
  });

  it('of a running request returns 409/4024 without waiting, and its response afterwards', async () => {
    const key = randomUUID();
    const lock = await holdLock(app, 'select from house where id = $1 for update', [
      member.houseId,
    ]);
    const first = plan(key);
    await until(async () => (await waitingForLock(app)).length === 1);
    expect(await plan(key)).toMatchObject({ status: 409, body: { code: 4024 } });
    await lock.end();
    const { status, body } = await first;
    expect(status).toBe(201);
    const again = await plan(key);
    expect(again).toMatchObject({ status: 201, body });
    expect(isReplayed(again)).toBe(true);
  });

  it('of a request whose connection is lost before the commit leaves neither object nor response', async () => {
    const key = randomUUID();
    const before = await countItems();
    // The request has written its item and waits to store its response.
    const lock = await holdLock(
      app,
      `insert into idempotency_key (profile_id, key, fingerprint, response) values ($1, $2, '', '')`,
      [member.id, key],
    );
    const first = member.client.sendOnce('POST', '/planning/items', item(), {
      'idempotency-key': key,
    });
    await until(async () => (await waitingForLock(app)).length === 1);
    await app.sql('select pg_terminate_backend($1)', await waitingForLock(app));
    expect(await first).toMatchObject({ status: 503 });
    await lock.end();
    expect(await countItems()).toBe(before);
    const again = await plan(key);
    expect(again.status).toBe(201);
    expect(isReplayed(again)).toBe(false);
    expect(await countItems()).toBe(before + 1);
  });

  describe('is stored', () => {
    const stored = (profileId: number) =>
      app.sql<{ key: string }>('select key from idempotency_key where profile_id = $1', [
        profileId,
      ]);
    const age = (profileId: number, hours: number) =>
      app.sql(
        `update idempotency_key set created_at = created_at - $2 * interval '1 hour'
         where profile_id = $1`,
        [profileId, hours],
      );

    it('for 24 hours', async () => {
      const { client, id } = await signUpAdministrator(app);
      const key = randomUUID();
      const { body } = await plan(key, {}, client);
      await age(id, 23);
      expect((await plan(key, {}, client)).body).toEqual(body);
      await age(id, 2);
      const later = await plan(key, { portions: 3 }, client);
      expect(later.status).toBe(201);
      expect(later.body.id).not.toBe(body.id);
      expect(await stored(id)).toEqual([{ key }]);
    });

    it(`for the last ${String(MAX_RESPONSES)} requests of a person`, async () => {
      const { client, id } = await signUpAdministrator(app);
      await app.sql(
        `insert into idempotency_key (profile_id, key, fingerprint, response, created_at)
         select $1, 'key-' || number, '', '{}', now() - number * interval '1 second'
         from generate_series(1, $2) as number`,
        [id, MAX_RESPONSES + 500],
      );
      await plan('newest', {}, client);
      const keys = (await stored(id)).map(({ key }) => key);
      expect(keys).toHaveLength(MAX_RESPONSES);
      expect(keys).toEqual(
        expect.arrayContaining(['newest', 'key-1', `key-${String(MAX_RESPONSES - 1)}`]),
      );
    });

    it('for the last responses of a person with 16 MiB together', async () => {
      const { client, id } = await signUpAdministrator(app);
      await app.sql(
        `insert into idempotency_key (profile_id, key, fingerprint, response, created_at)
         select $1, 'key-' || number, '', repeat('a', 1048576), now() - number * interval '1 second'
         from generate_series(1, 40) as number`,
        [id],
      );
      await plan('newest', {}, client);
      const keys = (await stored(id)).map(({ key }) => key);
      expect(keys).toHaveLength(1 + 16);
      expect(keys).toEqual(expect.arrayContaining(['newest', 'key-1', 'key-16']));
    });

    it('until the account is deleted', async () => {
      const { client, id, password } = await signUpAdministrator(app);
      await plan(randomUUID(), {}, client);
      await client.delete('/auth/me', { password });
      expect(await stored(id)).toEqual([]);
    });
  });
});
