import { signUpPerson } from './support/people.js';
import { rawRequest } from './support/raw-request.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PAGE = 'https://popote.example';

describe('HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ CORS_ORIGINS: PAGE });
  });
  afterAll(() => app.close());

  const envelope = { code: expect.any(Number), message: expect.any(String) };
  const raw = (...lines: string[]) => rawRequest(app.url, lines.join('\r\n'));

  describe('answers', () => {
    it.each(['/health', '/auth/me', '/nowhere', '/reference/diets'])(
      'carry the security headers on %s',
      async (path) => {
        const { headers } = await app.client().get(path);
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-site',
          'referrer-policy': 'no-referrer',
          'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
          'x-content-type-options': 'nosniff',
          'content-type': expect.stringMatching(/^application\/json; charset=utf-8$/),
          'x-request-id': expect.any(String),
        });
        expect(headers.get('x-powered-by')).toBeNull();
        expect(headers.get('server')).toBeNull();
      },
    );

    it('are stored by nobody, catalogues aside', async () => {
      const { client } = await signUpPerson(app);
      const cacheOf = async (path: string) => (await client.get(path)).headers.get('cache-control');
      expect(await cacheOf('/auth/me')).toBe('no-store');
      expect(await cacheOf('/house/current')).toBe('no-store');
      expect(await cacheOf('/reference/diets')).toBe('public, no-cache');
      expect(await cacheOf('/reference/ingredients')).toBe('private, no-cache');
    });

    it('repeat a sane request id and no other', async () => {
      const idOf = async (id: string) =>
        (await app.client().get('/health', { 'x-request-id': id })).headers.get('x-request-id');
      expect(await idOf('abc-123')).toBe('abc-123');
      expect(await idOf('a b')).not.toBe('a b');
      expect(await idOf('x'.repeat(101))).not.toBe('x'.repeat(101));
    });

    it('tell nothing of what is inside', async () => {
      const { client } = await signUpPerson(app);
      const answers = await Promise.all([
        client.send('POST', '/house', undefined, { 'content-type': 'application/json' }),
        client.get('/recipes/%00'),
        client.get(`/recipes/${'9'.repeat(400)}`),
        client.patch('/profile/diet', { dietId: 1e21 }),
        client.get('/recipes?cursor=%27'),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBeLessThan(500);
        expect(body).toEqual(envelope);
        expect(JSON.stringify(body)).not.toMatch(
          /\bat |node_modules|select |insert |\.ts|\.js|fastify|nest|postgres|pg_/i,
        );
      }
    });
  });

  describe('other origins', () => {
    const signup = (origin: string) =>
      app.client().send('POST', '/auth/signup', { email: 'x' }, { origin });

    it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', `${PAGE}.evil.example`])(
      'cannot change anything: %s',
      async (origin) => {
        expect(await signup(origin)).toMatchObject({ status: 403, body: { code: 4033 } });
      },
    );

    it('are told so before anything else is looked at', async () => {
      const { client } = await signUpPerson(app);
      const origin = 'https://evil.example';
      for (const [method, path] of [
        ['POST', '/nowhere'],
        ['PATCH', '/auth/password'],
        ['DELETE', '/auth/me'],
        ['PUT', '/recipes/x'],
      ] as const) {
        const answer = await client.send(method, path, { password: 1 }, { origin });
        expect(answer).toMatchObject({ status: 403, body: { code: 4033 } });
      }
    });

    it('that are listed, and our own, may', async () => {
      expect((await signup(PAGE)).status).toBe(400);
      expect((await signup(app.url)).status).toBe(400);
    });

    it('read nothing unless they are listed', async () => {
      const corsOf = async (origin: string) => {
        const { headers } = await app.client().get('/reference/diets', { origin });
        return headers.get('access-control-allow-origin');
      };
      expect(await corsOf('https://evil.example')).toBeNull();
      expect(await corsOf('null')).toBeNull();
      expect(await corsOf(PAGE)).toBe(PAGE);
    });

    it('get answers of their own from caches in between', async () => {
      const { headers } = await app.client().get('/reference/diets', { origin: PAGE });
      expect(headers.get('vary')?.toLowerCase().split(', ')).toEqual(['origin', 'accept-encoding']);
    });

    it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
      'that are listed may ask for %s',
      async (method) => {
        const { status, headers } = await app.client().send('OPTIONS', '/auth/me', undefined, {
          origin: PAGE,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        });
        expect(status).toBe(204);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('access-control-allow-methods')).toContain(method);
        expect(headers.get('vary')).toMatch(/origin/i);
        expect(headers.get('x-request-id')).toEqual(expect.any(String));
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      },
    );

    it.each([
      ['GET', '/auth/me', 401],
      ['GET', '/nowhere', 404],
      ['POST', '/auth/login', 400],
    ])('that are listed read why %s %s is refused', async (method, path, refused) => {
      const { status, headers } = await app
        .client()
        .send(method, path, undefined, { origin: PAGE });
      expect(status).toBe(refused);
      expect(headers.get('access-control-allow-origin')).toBe(PAGE);
    });

    it.each<[string, Record<string, string>]>([
      ['of no page', {}],
      ['that asks for no method', { origin: PAGE }],
    ])('an OPTIONS %s is a method that no path has', async (_, headers) => {
      for (const path of ['/auth/me', '/nowhere']) {
        const answer = await app.client().send('OPTIONS', path, undefined, headers);
        expect(answer).toMatchObject({ status: 404, body: { code: 4040 } });
      }
    });
  });

  describe('odd ways to a closed door', () => {
    it.each([
      '/auth/%6de',
      '/auth/%6De',
      '/auth/me/',
      '//auth/me',
      '/auth//me',
      '/AUTH/ME',
      '/auth/me;x=1',
      '/auth/me%00',
      '/auth%2fme',
      '/auth/./me',
      '/health/../auth/me',
      '/health/..%2fauth/me',
      '/auth/me?public=true',
      '/auth/me#/health',
      '/reference/units;/../diets',
      '/docs/../auth/me',
      'http://127.0.0.1/auth/me',
    ])('%s stays closed', async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
      expect([400, 401, 404]).toContain(answer.status);
      expect(JSON.parse(answer.body)).toEqual(envelope);
    });

    it('HEAD stays closed as well', async () => {
      expect((await app.client().send('HEAD', '/auth/me')).status).toBe(401);
      expect((await app.client().send('HEAD', '/health')).status).toBe(200);
    });

    it('no header changes the method or the path', async () => {
      const { status } = await app.client().get('/reference/units', {
        'x-http-method-override': 'POST',
        'x-original-url': '/health',
        'x-rewrite-url': '/health',
        'x-forwarded-host': 'x',
      });
      expect(status).toBe(401);
    });
  });

  describe('what is no request of ours', () => {
    it.each(['PUT', 'DELETE', 'PATCH', 'POST'])('%s on a path without it', async (method) => {
      const answer = await app.client().send(method, '/health');
      expect(answer).toMatchObject({ status: 404, body: { code: 4040 } });
    });

    it.each([
      ['TRACE', ['TRACE /health HTTP/1.1', 'Host: x', 'Connection: close']],
      ['CONNECT', ['CONNECT x:443 HTTP/1.1', 'Host: x', 'Connection: close']],
      ['an invented method', ['STEAL /health HTTP/1.1', 'Host: x', 'Connection: close']],
      ['no host', ['GET /health HTTP/1.1', 'Connection: close']],
      [
        'two lengths of the body',
        [
          'POST /auth/login HTTP/1.1',
          'Host: x',
          'Content-Length: 2',
          'Transfer-Encoding: chunked',
          '',
          '{}',
        ],
      ],
      [
        'two contradicting lengths',
        ['POST /auth/login HTTP/1.1', 'Host: x', 'Content-Length: 2', 'Content-Length: 3'],
      ],
      ['a bad header', ['GET /health HTTP/1.1', 'Host: x', 'X Y: z']],
      ['a header with a NUL', ['GET /health HTTP/1.1', 'Host: x', 'X-Y: a\0b']],
      ['another protocol', ['GET /health HTTP/9.9', 'Host: x']],
      ['an unknown expectation', ['GET /health HTTP/1.1', 'Host: x', 'Expect: wonders']],
      ['a bad escape', ['GET /recipes/%zz HTTP/1.1', 'Host: x', 'Connection: close']],
    ])('%s is refused', async (_what, lines) => {
      const { status, head, body } = await raw(...lines, '', '');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(head).toContain('content-type: application/json; charset=utf-8');
      expect(head).toMatch(/^x-request-id: [\w-]+\r?$/m);
      expect(JSON.parse(body)).toEqual(envelope);
    });

    it('oversized headers are 431, oversized paths no more than refused', async () => {
      const large = await raw(
        'GET /health HTTP/1.1',
        'Host: x',
        `X: ${'x'.repeat(20_000)}`,
        '',
        '',
      );
      expect(large.status).toBe(431);
      expect(JSON.parse(large.body)).toMatchObject({ code: 4000 });
      const { status, body } = await app.client().get(`/recipes/${'9'.repeat(5000)}`);
      expect({ status, body }).toMatchObject({ status: 414, body: { code: 4000 } });
    });
  });

  describe('bodies', () => {
    const login = (body: string, contentType = 'application/json') =>
      fetch(`${app.url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
      }).then(async (response) => ({
        status: response.status,
        body: await response.json(),
      }));

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
      'text/plain; application/json',
    ])('of %s are refused', async (contentType) => {
      expect(await login('{}', contentType)).toMatchObject({ status: 415, body: { code: 4150 } });
    });

    it.each([
      ['malformed', '{"email":'],
      ['no JSON', 'email=x'],
      ['a text', '"x"'],
      ['a list', '[]'],
      ['null', 'null'],
      ['a number', '1e999'],
      ['with a prototype', '{"__proto__":{"admin":true},"email":"x@example.org"}'],
      ['with a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
      ['deeply nested', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
      ['nested in a field', `{"email":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
      ['with a lone surrogate', '{"email":"a\\ud800@example.org","password":"x"}'],
      ['with a NUL', '{"email":"a\\u0000@example.org","password":"x"}'],
    ])('that are %s are 400', async (_what, body) => {
      expect(await login(body)).toEqual({ status: 400, body: { ...envelope, code: 4000 } });
    });

    it('over 2 MiB are 413', async () => {
      const large = JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024) });
      expect(await login(large)).toMatchObject({ status: 413, body: { code: 4130 } });
    });

    it('that are empty are none', async () => {
      expect(await login('', 'text/plain')).toMatchObject({ status: 400, body: { code: 4000 } });
    });
  });

  it('stores no field that it does not know', async () => {
    const client = app.client();
    const { id, email } = await client.signUp({
      id: 1,
      houseId: 1,
      tokenVersion: 7,
      passwordHash: 'x',
      dietId: 1,
    } as object);
    const { body } = await client.post('/house', { name: 'A', id: 1, administratorId: 1 });
    expect(body.administratorId).toBe(id);
    await client.patch('/house/current', { name: 'B', invitationCode: 'MINE', members: [] });
    const { body: house } = await client.get('/house/current');
    expect(house).toEqual({ ...body, name: 'B' });
    const [stored] = await app.sql('select token_version, diet_id from profile where email = $1', [
      email,
    ]);
    expect(stored).toEqual({ token_version: 0, diet_id: null });
  });
});
