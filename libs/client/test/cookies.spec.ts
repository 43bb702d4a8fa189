import { type CookieStorage, createPopote } from '../src/index.js';
import { json, startServer, type TestServer } from './test-server.js';

/** Answers with JSON and cookies. */
const setting =
  (...cookies: string[]) =>
  (response: any) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookies })
      .end('{}');

let server: TestServer;
afterEach(() => server.close());

const cookiesOf = ({ requests }: TestServer) => requests.map(({ headers }) => headers.cookie);

it('in Node.js, the client sends the session and device cookies that it received', async () => {
  server = await startServer(
    setting(
      '__Host-session=abc; Path=/; HttpOnly; Secure; Expires=Wed, 01 Jan 2099 00:00:00 GMT',
      'device=d1; Path=/',
      'tracking=no; Path=/',
    ),
    json({}),
  );
  const popote = createPopote({ baseUrl: server.url });
  await popote.getProfile();
  await popote.getProfile();
  expect(cookiesOf(server)).toEqual([undefined, '__Host-session=abc; device=d1']);
});

it('a session that the service clears is not sent again', async () => {
  server = await startServer(setting('session=abc'), setting('session=; Max-Age=0'), json({}));
  const popote = createPopote({ baseUrl: server.url });
  await popote.getProfile();
  await popote.getProfile();
  await popote.getProfile();
  expect(cookiesOf(server)).toEqual([undefined, 'session=abc', undefined]);
});

it('two clients have two sessions', async () => {
  server = await startServer(setting('session=abc'), json({}));
  await createPopote({ baseUrl: server.url }).getProfile();
  await createPopote({ baseUrl: server.url }).getProfile();
  expect(cookiesOf(server)).toEqual([undefined, undefined]);
});

it('a storage keeps the session for the next client, and is written only after a change', async () => {
  server = await startServer(setting('session=abc'), setting('session=abc'), json({}));
  const saved: string[] = [];
  const cookies: CookieStorage = {
    load: () => Promise.resolve(saved.at(-1)),
    save: (text) => {
      saved.push(text);
    },
  };
  const popote = createPopote({ baseUrl: server.url, cookies });
  await popote.getProfile();
  await popote.getProfile();
  await createPopote({ baseUrl: server.url, cookies }).getProfile();
  expect(cookiesOf(server)).toEqual([undefined, 'session=abc', 'session=abc']);
  expect(saved).toEqual(['session=abc']);
});

it('cookies are read where the platform joins the headers of a response', async () => {
  server = await startServer(json({}));
  const headers: Record<string, string | undefined> = {
    'content-type': 'application/json',
    'set-cookie': 'device=d; Expires=Wed, 01 Jan 2099 00:00:00 GMT, session=abc; Path=/',
  };
  const sent: (string | null)[] = [];
  const platformFetch = (_: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('cookie'));
    const response = new Response('{}');
    Object.defineProperty(response.headers, 'getSetCookie', { value: undefined });
    Object.defineProperty(response.headers, 'get', {
      value: (name: string) => headers[name.toLowerCase()] ?? null,
    });
    return Promise.resolve(response);
  };
  const popote = createPopote({ baseUrl: server.url, fetch: platformFetch });
  await popote.getProfile();
  await popote.getProfile();
  expect(sent).toEqual([null, 'device=d; session=abc']);
});

it('a request from Node.js has no Origin, and the language of the client', async () => {
  server = await startServer(json({}));
  const popote = createPopote({ baseUrl: `${server.url}/api/`, locale: 'fr' });
  await popote.createHouse({ body: { name: 'Rue des Lilas' } });
  expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/api/house' });
  expect(server.requests[0]?.headers).toMatchObject({ 'accept-language': 'fr' });
  expect(server.requests[0]?.headers.origin).toBeUndefined();
});

it('a fetch of the caller gets an address, a text and the options of the request', async () => {
  server = await startServer(json({ id: 3 }, 201));
  const calls: unknown[][] = [];
  const ownFetch = (...call: Parameters<typeof fetch>) => {
    calls.push(call);
    return fetch(...call);
  };
  const popote = createPopote({ baseUrl: server.url, fetch: ownFetch });
  const { data } = await popote.createHouse({ body: { name: 'Rue des Lilas' } });
  expect(data.id).toBe(3);
  expect(calls).toMatchObject([
    [
      `${server.url}/house`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Rue des Lilas"}',
      },
    ],
  ]);
});
