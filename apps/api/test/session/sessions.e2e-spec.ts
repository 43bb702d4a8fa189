import { type Person, signUpPerson } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import type { TestClient } from '../support/test-client.js';

const NOT_FOUND = { status: 404, body: { code: 4040 } };
const REFUSED = { status: 401, body: { code: 4011 } };

describe('sessions of a person', () => {
  const app = useSharedApp();

  /** Another device on which the person has signed in. */
  async function signIn({ email, password }: Person, userAgent?: string): Promise<TestClient> {
    const client = app.client();
    const headers: Record<string, string> = userAgent ? { 'user-agent': userAgent } : {};
    await client.send('POST', '/auth/login', { email, password }, headers);
    return client;
  }
  const sessionsOf = (client: TestClient) => client.succeed<any[]>('GET', '/auth/sessions');
  const currentOf = async (client: TestClient) =>
    (await sessionsOf(client)).find(({ current }) => current).id;

  it('are listed, the last used first, with the one of the request', async () => {
    const person = await signUpPerson(app);
    const phone = await signIn(person, 'Phone');
    await app.sql(
      `update session set last_used_at = now() + interval '1 second' where user_agent = 'Phone'`,
    );
    const sessions = await sessionsOf(person.client);
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        userAgent: 'Phone',
        current: false,
      },
      expect.objectContaining({ current: true }),
    ]);
    expect((await sessionsOf(phone)).map(({ id, current }) => [id, current])).toEqual([
      [sessions[0].id, true],
      [sessions[1].id, false],
    ]);
  });

  it('store at most 256 characters of the User-Agent', async () => {
    const client = await signIn(await signUpPerson(app), 'é'.repeat(300));
    const [{ userAgent }] = await sessionsOf(client);
    expect(userAgent).toHaveLength(256);
  });

  it('end one by one, also the one of the request', async () => {
    const person = await signUpPerson(app);
    const phone = await signIn(person);
    const [ofPhone, own] = [await currentOf(phone), await currentOf(person.client)];
    const path = `/auth/sessions/${String(ofPhone)}`;
    expect(await person.client.delete(path)).toMatchObject({ status: 204, body: '' });
    expect(await phone.get('/auth/me')).toMatchObject(REFUSED);
    expect(await person.client.delete(path)).toMatchObject(NOT_FOUND);
    expect((await sessionsOf(person.client)).map(({ id }) => id)).toEqual([own]);
    expect(await person.client.delete(`/auth/sessions/${String(own)}`)).toMatchObject({
      status: 204,
    });
    expect(await person.client.get('/auth/me')).toMatchObject(REFUSED);
  });

  it('of another person are answered like unknown ones', async () => {
    const [person, other] = [await signUpPerson(app), await signUpPerson(app)];
    const path = `/auth/sessions/${String(await currentOf(other.client))}`;
    const hidden = await person.client.delete(path);
    expect(hidden).toMatchObject(NOT_FOUND);
    expect((await person.client.delete('/auth/sessions/2000000000')).body).toEqual(hidden.body);
    expect(await other.client.get('/auth/me')).toMatchObject({ status: 200 });
    expect(await sessionsOf(person.client)).toHaveLength(1);
  });

  it.each<[string, number, (person: Person) => Promise<unknown>]>([
    ['a logout', 0, ({ client }) => client.post('/auth/logout')],
    ['a logout everywhere', 0, ({ client }) => client.post('/auth/logout-everywhere')],
    [
      'a password change',
      1,
      ({ client, password }) =>
        client.patch('/auth/password', {
          currentPassword: password,
          newPassword: 'quatre gros poireaux',
        }),
    ],
  ])('are deleted by %s', async (_, left, end) => {
    const person = await signUpPerson(app);
    const former = await currentOf(person.client);
    await end(person);
    const stored = await app.sql<{ id: number }>('select id from session where profile_id = $1', [
      person.id,
    ]);
    expect(stored).toHaveLength(left);
    expect(stored.map(({ id }) => id)).not.toContain(former);
  });

  it('are at most 100: the one that was not used for longest ends', async () => {
    const person = await signUpPerson(app);
    await app.sql(
      `insert into session (profile_id, last_used_at, expires_at)
       select $1, now() - n * interval '1 minute', now() + interval '1 day'
       from generate_series(1, 99) n`,
      [person.id],
    );
    const client = await signIn(person);
    const sessions = await sessionsOf(client);
    expect(sessions).toHaveLength(100);
    expect(await person.client.get('/auth/me')).toMatchObject({ status: 200 });
    const oldest = await app.sql(
      `select from session where profile_id = $1 and last_used_at < now() - interval '98.5 minutes'`,
      [person.id],
    );
    expect(oldest).toEqual([]);
  });

  it('are written at most once an hour by their use', async () => {
    const { client, id } = await signUpPerson(app);
    const read = () =>
      app.sql('select last_used_at, xmin::text from session where profile_id = $1', [id]);
    const before = await read();
    for (const path of ['/auth/me', '/recipes', '/reference/units']) await client.get(path);
    expect(await read()).toEqual(before);
  });
});
