import { once } from 'node:events';
import type { Socket } from 'node:net';
import jwt from 'jsonwebtoken';
import { Agent, EventSource } from 'undici';
import { lockProfiles } from '../support/database/table-lock.js';
import { until } from '../support/until.js';
import { collectEvents, openEvents, type OpenStream } from '../support/event-stream.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const JWT_SECRET = 'a-jwt-secret-for-tests-of-32-bytes-or-more';
const ORIGIN = 'https://popote.example';
const DAY = 24 * 60 * 60 * 1000;

/** Adds a cookie to every request, because an EventSource of undici has none. */
const withCookie = (agent: Agent, cookie: string) =>
  agent.compose((dispatch) => (options, handler) => {
    const headers = { ...(options.headers as Record<string, string>), cookie };
    return dispatch({ ...options, headers }, handler);
  });

describe('GET /house/current/events', () => {
  let app: TestApp;
  const log: string[] = [];
  const streams: OpenStream[] = [];

  beforeAll(async () => {
    const env = { JWT_SECRET, CORS_ORIGINS: ORIGIN, RATE_LIMIT: 'on' };
    app = await startTestApp(env, { write: (line) => log.push(line) });
  });
  afterAll(() => app.close());
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  async function open({ client }: Member, headers?: Record<string, string>): Promise<OpenStream> {
    const stream = await openEvents(app, client, headers);
    streams.push(stream);
    return stream;
  }

  const rename = ({ client }: Member) => client.patch('/house/current', { name: 'Les Lilas' });
  const continueAfter = (id: string) => ({ 'last-event-id': id });

  describe('the response', () => {
    it('is an event stream that no proxy may store or delay', async () => {
      const { status, headers, text } = await open(await signUpAdministrator(app));
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      expect(text()).toMatch(/^retry: 3000\nid: [\d-]+\n\n/);
    });

    it('may be read by an allowed origin', async () => {
      const { headers } = await open(await signUpAdministrator(app), { origin: ORIGIN });
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    });

    it('of HEAD ends', async () => {
      const { client } = await signUpAdministrator(app);
      const { status, headers } = await client.send('HEAD', '/house/current/events');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    });
  });

  describe('Last-Event-ID', () => {
    it('continues after the last event that the client has received', async () => {
      const member = await signUpAdministrator(app);
      const first = await open(member);
      await rename(member);
      await first.until(() => first.events().length === 1);
      first.close();
      await member.client.patch('/profile/diet', { dietId: null });
      await rename(member);
      const second = await open(member, continueAfter(first.lastEventId()));
      const house = `house ${String(member.houseId)}`;
      expect(await collectEvents(app, member.houseId, [second])).toEqual([[house]]);
    });

    it('sends nothing again when nothing has changed', async () => {
      const member = await signUpAdministrator(app);
      const first = await open(member);
      await rename(member);
      await first.until(() => first.events().length === 1);
      const second = await open(member, continueAfter(first.lastEventId()));
      expect(await collectEvents(app, member.houseId, [second])).toEqual([[]]);
    });

    it.each([
      [
        'is older than a day',
        (id: string) =>
          id.replace(/-(\d+)-/, (_, time: string) => `-${String(Number(time) - DAY - 60_000)}-`),
      ],
      ['is of another house', (id: string) => id.replace(/^\d+/, '2147483647')],
      ['is in another format', () => 'last'],
    ])('resets a client once whose id %s', async (_name, change) => {
      const member = await signUpAdministrator(app);
      const { lastEventId } = await open(member);
      const stream = await open(member, continueAfter(change(lastEventId())));
      await rename(member);
      await stream.until(() => stream.events().length === 2);
      expect(stream.events()).toMatchObject([
        { name: 'reset', ids: [] },
        { name: 'house', ids: [member.houseId] },
      ]);
      const next = await open(member, continueAfter(stream.lastEventId()));
      expect(await collectEvents(app, member.houseId, [next])).toEqual([[]]);
    });

    it('is kept by an EventSource whose connection breaks before its first event', async () => {
      const member = await signUpAdministrator(app);
      const connected = once(app.app.getHttpServer(), 'connection') as Promise<[Socket]>;
      const agent = new Agent();
      const source = new EventSource(`${app.url}/house/current/events`, {
        node: { dispatcher: withCookie(agent, member.client.cookie ?? '') },
      });
      await new Promise((resolve) => {
        source.onopen = resolve;
      });
      const received = new Promise((resolve) => {
        source.addEventListener('house', resolve);
      });
      const [socket] = await connected;
      socket.destroy();
      await rename(member);
      expect(await received).toMatchObject({ data: `{"ids":[${String(member.houseId)}]}` });
      source.close();
      await agent.destroy();
    });
  });

  describe('ends and sends nothing more when', () => {
    type End = (guest: Member, administrator: Member) => Promise<unknown>;

    it.each<[string, End]>([
      [
        'the member is removed',
        ({ id }, { client }) => client.delete(`/house/members/${String(id)}`),
      ],
      ['the member leaves', ({ client }) => client.post('/house/leave')],
      ['the house is deleted', (_, { client }) => client.delete('/house/current')],
      ['the member logs out', ({ client }) => client.post('/auth/logout')],
      ['the member logs out everywhere', ({ client }) => client.post('/auth/logout-everywhere')],
      [
        'the password changes',
        ({ client, password }) =>
          client.patch('/auth/password', {
            currentPassword: password,
            newPassword: 'quatre gros poireaux',
          }),
      ],
      ['the account is deleted', ({ client, password }) => client.delete('/auth/me', { password })],
    ])('%s', async (_name, end) => {
      const administrator = await signUpAdministrator(app);
      const guest = await signUpMember(app, administrator);
      const stream = await open(guest);
      await end(guest, administrator);
      await rename(administrator);
      expect(await stream.ended).toBe(true);
      expect(stream.events()).toEqual([]);
    });

    it('the token expires', async () => {
      const member = await signUpAdministrator(app);
      const [, cookie = ''] = member.client.cookie?.split('=') ?? [];
      const claims = jwt.decode(cookie) as jwt.JwtPayload;
      const exp = Math.floor(Date.now() / 1000) + 5;
      const client = app.client();
      client.cookie = `session=${jwt.sign({ ...claims, exp }, JWT_SECRET)}`;
      const stream = await openEvents(app, client);
      expect(stream.status).toBe(200);
      expect(await stream.ended).toBe(true);
    });
  });

  describe('the number of streams', () => {
    const path = '/house/current/events';

    it('of one person is limited to 10, and a stream that is closed does not count', async () => {
      const member = await signUpAdministrator(app);
      for (let n = 0; n < 12; n++) await member.client.send('HEAD', path);
      const opened = await Promise.all(Array.from({ length: 10 }, () => open(member)));
      const refused = await member.client.get(path);
      expect(refused).toMatchObject({ status: 429, body: { code: 4290 } });
      expect(refused.headers.get('retry-after')).toBe('60');
      const other = await signUpAdministrator(app);
      expect(await other.client.get(path)).toMatchObject({ status: 200 });
      opened[0]?.close();
      await until(async () => (await member.client.get(path)).status === 200);
    });
  });

  it('stays open while the database does not answer, and then sends what has changed', async () => {
    const member = await signUpAdministrator(app);
    const stream = await open(member);
    const lock = await lockProfiles(app);
    const warnings = () => log.filter((line) => line.includes('Events could not be read.'));
    await until(() => warnings().length > 0);
    await lock.end();
    await rename(member);
    await stream.until(() => stream.events().length === 1);
    expect(warnings()).toHaveLength(1);
  });

  it('ends properly at shutdown', async () => {
    const other = await startTestApp();
    const { client } = await signUpAdministrator(other);
    const stream = await openEvents(other, client);
    await other.close();
    expect(await stream.ended).toBe(true);
  });
});
