import { createHash } from 'node:crypto';
import { QUOTAS } from '#domain/quotas.js';
import { openEvents } from '../support/event-stream.js';
import {
  createToken,
  type CreatedToken,
  type Person,
  signUpAdministrator,
  signUpPerson,
} from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import { recordSensitive } from '../support/test-log.js';
import type { TestClient } from '../support/test-client.js';

const REFUSED = { status: 401, body: { code: 4011 } };
const NOT_FOUND = { status: 404, body: { code: 4060 } };
const NEW_PASSWORD = 'quatre gros poireaux';

const today = () => new Date().toISOString().slice(0, 10);

describe('access tokens', () => {
  const app = useSharedApp();

  const tokensOf = (client: TestClient) => client.succeed<any[]>('GET', '/auth/tokens');
  const remove = (client: TestClient, id: number) => client.delete(`/auth/tokens/${String(id)}`);
  /** Sends a request with the token, and without a cookie. */
  const use = (
    { headers }: CreatedToken,
    [method, path, body]: [string, string, unknown?] = ['GET', '/recipes'],
    others: Record<string, string> = {},
  ) => app.client().send<any>(method, path, body, { ...headers, ...others });
  const expire = ({ id }: CreatedToken) =>
    app.sql('update session set expires_at = now() where id = $1', [id]);

  describe('POST /auth/tokens', () => {
    it('returns the secret, which GET does not return', async () => {
      const { client } = await signUpPerson(app);
      const body = {
        name: ' Minuteur ',
        scopes: ['plan', 'read', 'plan'],
        expiresOn: '2999-12-31',
      };
      const created = await client.post('/auth/tokens', body);
      const listed = {
        id: expect.any(Number),
        name: 'Minuteur',
        scopes: ['plan', 'read'],
        expiresOn: '2999-12-31',
        lastUsedOn: null,
      };
      expect(created).toMatchObject({ status: 201, body: listed });
      expect(created.body.token).toMatch(/^ppt_[\w-]{43}$/);
      expect(await tokensOf(client)).toEqual([listed]);
    });

    it('stores a hash of the secret', async () => {
      const { client } = await signUpPerson(app);
      const { id, token } = await createToken(client);
      const stored = await app.sql<{ hash: Buffer }>(
        'select hash from access_token where session_id = $1',
        [id],
      );
      expect(stored).toEqual([{ hash: createHash('sha256').update(token).digest() }]);
    });

    it.each<[string, object]>([
      ['an empty name', { name: ' ' }],
      ['a name of 81 characters', { name: 'x'.repeat(81) }],
      ['no scope', { scopes: [] }],
      ['an unknown scope', { scopes: ['read', 'admin'] }],
      ['scopes that are no list', { scopes: 'read' }],
      ['a day in the past', { expiresOn: '2020-01-01' }],
      ['a day that does not exist', { expiresOn: '2999-02-30' }],
    ])('returns 400/4000 for %s', async (_name, fields) => {
      const { client } = await signUpPerson(app);
      const body = { name: 'Minuteur', scopes: ['read'], ...fields };
      expect(await client.post('/auth/tokens', body)).toMatchObject({
        status: 400,
        body: { code: 4000 },
      });
    });

    it('creates at most 20 that have not ended, also at once', async () => {
      const { client } = await signUpPerson(app);
      const { max, message } = QUOTAS.accessTokens;
      const create = () => client.post('/auth/tokens', { name: 'Minuteur', scopes: ['read'] });
      const statuses = (await Promise.all(Array.from({ length: max + 3 }, create))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(max);
      expect(await create()).toMatchObject({ status: 409, body: { code: 4025, message } });
      const [first, second] = await tokensOf(client);
      await expire(first);
      expect(await create()).toMatchObject({ status: 201 });
      await remove(client, second.id);
      expect(await create()).toMatchObject({ status: 201 });
      expect(await tokensOf(client)).toHaveLength(max);
    });

    it('ignores an Idempotency-Key', async () => {
      const { client } = await signUpPerson(app);
      const body = { name: 'Minuteur', scopes: ['read'] };
      const create = () =>
        client.send<any>('POST', '/auth/tokens', body, { 'idempotency-key': 'one' });
      const [first, second] = [await create(), await create()];
      expect(second.body.token).not.toBe(first.body.token);
      expect(second.headers.get('idempotency-replayed')).toBeNull();
    });
  });

  describe('DELETE /auth/tokens/:tokenId', () => {
    it('returns 404/4060 for a token that is unknown, deleted or of another person', async () => {
      const [{ client }, other] = [await signUpPerson(app), await signUpPerson(app)];
      const [own, theirs] = [await createToken(client), await createToken(other.client)];
      expect(await remove(client, own.id)).toMatchObject({ status: 204, body: '' });
      expect(await remove(client, own.id)).toMatchObject(NOT_FOUND);
      expect(await remove(client, theirs.id)).toMatchObject(NOT_FOUND);
      expect(await remove(client, 2_000_000_000)).toMatchObject(NOT_FOUND);
      expect(await use(theirs)).toMatchObject({ status: 200 });
    });

    it('does not end a sign-in, and DELETE /auth/sessions does not end a token', async () => {
      const { client } = await signUpPerson(app);
      const token = await createToken(client);
      const [signIn, ...others] = await client.succeed<any[]>('GET', '/auth/sessions');
      expect(others).toEqual([]);
      expect(await remove(client, signIn.id)).toMatchObject(NOT_FOUND);
      expect(await client.delete(`/auth/sessions/${String(token.id)}`)).toMatchObject({
        status: 404,
        body: { code: 4040 },
      });
      expect(await use(token)).toMatchObject({ status: 200 });
    });
  });

  describe('a request with a token', () => {
    it('needs no cookie and gets none', async () => {
      const { client } = await signUpAdministrator(app);
      const token = await createToken(client);
      // A cookie of that age would be renewed.
      await app.sql(`update session set created_at = now() - interval '2 days' where id = $1`, [
        token.id,
      ]);
      const read = await use(token, ['GET', '/house/current']);
      expect(read).toMatchObject({ status: 200, body: { name: 'La Roseraie' } });
      expect(read.headers.getSetCookie()).toEqual([]);
      const write = await use(token, ['PATCH', '/house/current', { name: 'Les Lilas' }]);
      expect(write).toMatchObject({ status: 200, body: { name: 'Les Lilas' } });
      expect(write.headers.getSetCookie()).toEqual([]);
    });

    it('may come from any Origin, other than one with a cookie', async () => {
      const { client } = await signUpPerson(app);
      const { headers } = await createToken(client);
      const body = { firstName: 'Camille' };
      const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
      const send = (others: Record<string, string>) =>
        client.send('PATCH', '/profile', body, { ...foreign, ...others });
      expect(await send(headers)).toMatchObject({ status: 200 });
      expect(await send({})).toMatchObject({ status: 403, body: { code: 4033 } });
      expect(await send({ authorization: 'Bearer other' })).toMatchObject({
        status: 403,
        body: { code: 4033 },
      });
    });

    it('is one of the person of the token, whatever its cookie', async () => {
      const [{ client }, other] = [await signUpAdministrator(app), await signUpPerson(app)];
      const token = await createToken(client);
      const cookie = { cookie: other.client.cookie ?? '' };
      expect(await use(token, ['GET', '/house/current'], cookie)).toMatchObject({ status: 200 });
      await remove(client, token.id);
      expect(await use(token, ['GET', '/recipes'], cookie)).toMatchObject(REFUSED);
    });

    it('may write the scheme in any case', async () => {
      const { token } = await createToken((await signUpPerson(app)).client);
      for (const authorization of [`bearer ${token}`, `BEARER  ${token}`]) {
        expect(await app.client().get('/recipes', { authorization })).toMatchObject({
          status: 200,
        });
      }
    });

    it.each<[string, (token: string) => string]>([
      ['unknown', (token) => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
      ['cut', (token) => token.slice(0, -1)],
      ['longer', (token) => `${token}A`],
      ['in capitals', (token) => token.toUpperCase()],
      ['empty', () => 'ppt_'],
      ['six kilobytes', () => `ppt_${'A'.repeat(6_000)}`],
    ])('returns 401/4011 when it is %s', async (_name, change) => {
      const { token } = await createToken((await signUpPerson(app)).client);
      const authorization = `Bearer ${change(token)}`;
      expect(await app.client().get('/recipes', { authorization })).toMatchObject(REFUSED);
    });

    it('sends it in the header only, with the scheme Bearer', async () => {
      const { token, headers } = await createToken((await signUpPerson(app)).client);
      await app.client().get('/recipes', headers);
      const client = app.client();
      expect(await client.get('/recipes', { authorization: token })).toMatchObject(REFUSED);
      expect(await client.get('/recipes', { authorization: `Basic ${token}` })).toMatchObject(
        REFUSED,
      );
      expect(await client.get(`/reference/units?token=${token}`)).toMatchObject(REFUSED);
      client.cookie = `session=${token}`;
      expect(await client.get('/recipes')).toMatchObject(REFUSED);
    });

    it('is not one with another Authorization header, with which the cookie counts', async () => {
      const { client } = await signUpPerson(app);
      const authorization = 'Basic ZGVtbzpkZW1v';
      expect(await client.get('/recipes', { authorization })).toMatchObject({ status: 200 });
    });

    it('sees the invitation code and whole addresses of webhooks with the scope write only', async () => {
      const { client, invitationCode } = await signUpAdministrator(app);
      const url = 'https://hooks.example/services/T0/secret?key=1';
      const { secret } = await client.succeed('POST', '/house/current/webhooks', { url, kinds: ['house'] }); // prettier-ignore
      recordSensitive('secret', secret);
      for (const [scopes, code, address] of [
        [['read', 'list', 'plan'], null, 'https://hooks.example'],
        [['read', 'write'], invitationCode, url],
      ] as const) {
        const token = await createToken(client, { scopes });
        const house = await use(token, ['GET', '/house/current']);
        expect(house).toMatchObject({ status: 200, body: { invitationCode: code } });
        const webhooks = await use(token, ['GET', '/house/current/webhooks']);
        expect(webhooks.body).toMatchObject([{ url: address }]);
      }
    });
  });

  describe('end at once, also their streams, with', () => {
    type End = (person: Person, token: CreatedToken) => Promise<unknown>;

    it.each<[string, End]>([
      ['their deletion', ({ client }, { id }) => remove(client, id)],
      ['their last day', (_person, token) => expire(token)],
      ['a logout everywhere', ({ client }) => client.post('/auth/logout-everywhere')],
      [
        'a password change',
        ({ client, password }) =>
          client.patch('/auth/password', { currentPassword: password, newPassword: NEW_PASSWORD }),
      ],
      [
        'the deletion of the account',
        ({ client, password }) => client.delete('/auth/me', { password }),
      ],
    ])('%s', async (_name, end) => {
      const person = await signUpAdministrator(app);
      const [token, unused] = [await createToken(person.client), await createToken(person.client)];
      expect(await use(token)).toMatchObject({ status: 200 });
      const stream = await openEvents(app, app.client(), token.headers);
      await end(person, token);
      await end(person, unused);
      expect(await stream.ended).toBe(true);
      for (const ended of [token, unused]) {
        expect(await use(ended)).toMatchObject(REFUSED);
        expect(await use(ended, ['PATCH', '/profile', { firstName: 'C' }])).toMatchObject(REFUSED);
        expect(await use(ended, ['GET', '/auth/me'])).toMatchObject(REFUSED);
      }
    });

    it('nothing else: a logout, 100 further sign-ins, an end of today', async () => {
      const { client, id } = await signUpPerson(app);
      const token = await createToken(client, { expiresOn: today() });
      await app.sql(
        `insert into session (profile_id, last_used_at, expires_at)
         select $1, now() + interval '1 minute', now() + interval '1 day'
         from generate_series(1, 100)`,
        [id],
      );
      const { email } = await client.succeed<Person>('GET', '/auth/me');
      await client.post('/auth/login', { email, password: 'trois petits navets' });
      expect(await tokensOf(client)).toMatchObject([{ id: token.id }]);
      await client.post('/auth/logout');
      expect(await use(token)).toMatchObject({ status: 200 });
    });
  });

  describe('lastUsedOn', () => {
    it('is the day of the last successful request', async () => {
      const { client } = await signUpPerson(app);
      const token = await createToken(client, { scopes: ['read'] });
      const lastUse = async () => (await tokensOf(client))[0].lastUsedOn;
      await use(token, ['POST', '/house', { name: 'Les Lilas' }]);
      expect(await lastUse()).toBeNull();
      const days = [today()];
      await use(token);
      days.push(today());
      expect(days).toContain(await lastUse());
    });

    it('is written once a day', async () => {
      const token = await createToken((await signUpPerson(app)).client);
      const version = () =>
        app.sql('select xmin::text from access_token where session_id = $1', [token.id]);
      await use(token);
      const written = await version();
      await Promise.all([use(token), use(token, ['GET', '/reference/units'])]);
      expect(await version()).toEqual(written);
    });
  });
});
