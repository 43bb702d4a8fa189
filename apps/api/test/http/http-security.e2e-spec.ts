import { signUpPerson } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { useTestApp } from '../support/test-app.js';

const ALLOWED_ORIGIN = 'https://popote.example';

describe('HTTP security', () => {
  const app = useTestApp({ CORS_ORIGINS: ALLOWED_ORIGIN });

  const envelope = { code: expect.any(Number), message: expect.any(String) };
  const raw = (...lines: string[]) => rawRequest(app.url, lines.join('\r\n'));

  describe('responses', () => {
    it.each(['/health', '/auth/me', '/nowhere', '/reference/diets'])(
      'have the security headers on %s',
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

    it('have Cache-Control no-store, except the catalogues', async () => {
      const { client } = await signUpPerson(app);
      const cacheOf = async (path: string) => (await client.get(path)).headers.get('cache-control');
      expect(await cacheOf('/health')).toBe('no-store');
      expect(await cacheOf('/house/current')).toBe('no-store');
      expect(await cacheOf('/auth/me')).toBe('no-store');
      expect(await cacheOf('/reference/diets')).toBe('public, no-cache');
      expect(await cacheOf('/reference/ingredients')).toBe('private, no-cache');
    });

    it('repeat a valid x-request-id and replace an invalid one', async () => {
      const idOf = async (id: string) =>
        (await app.client().get('/health', { 'x-request-id': id })).headers.get('x-request-id');
      expect(await idOf('abc-123')).toBe('abc-123');
      expect(await idOf('a b')).not.toBe('a b');
      expect(await idOf('x'.repeat(101))).not.toBe('x'.repeat(101));
    });

    it('contain no stack trace, SQL or library name in errors', async () => {
      const { client } = await signUpPerson(app);
      const responses = await Promise.all([
        client.send('POST', '/house', undefined, { 'content-type': 'application/json' }),
        client.get('/recipes/%00'),
        client.get(`/recipes/${'9'.repeat(400)}`),
        client.patch('/profile/diet', { dietId: 1e21 }),
        client.get('/recipes?cursor=%27'),
      ]);
      for (const { status, body } of responses) {
        expect(status).toBeLessThan(500);
        expect(body).toEqual(envelope);
        expect(JSON.stringify(body)).not.toMatch(
          /\bat |node_modules|select |insert |\.ts|\.js|fastify|nest|postgres|pg_/i,
        );
      }
    });
  });

  describe('requests from other origins', () => {
    const signup = (origin: string) =>
      app.client().send('POST', '/auth/signup', { email: 'x' }, { origin });

    it.each([
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `${ALLOWED_ORIGIN}.evil.example`,
    ])('return 403/4033 for POST from %s', async (origin) => {
      expect(await signup(origin)).toMatchObject({ status: 403, body: { code: 4033 } });
    });

    it('return 403/4033 before routing, authentication and validation', async () => {
      const { client } = await signUpPerson(app);
      const origin = 'https://evil.example';
      for (const [method, path] of [
        ['POST', '/nowhere'],
        ['PATCH', '/auth/password'],
        ['DELETE', '/auth/me'],
        ['PUT', '/recipes/x'],
      ] as const) {
        const response = await client.send(method, path, { password: 1 }, { origin });
        expect(response).toMatchObject({ status: 403, body: { code: 4033 } });
      }
    });

    it('are accepted from CORS_ORIGINS and from the origin of the API', async () => {
      expect((await signup(ALLOWED_ORIGIN)).status).toBe(400);
      expect((await signup(app.url)).status).toBe(400);
    });

    it('return 403/4033 without Origin when the browser says that they are cross-site', async () => {
      const send = (method: string, site: string) =>
        app.client().send(method, '/auth/me', undefined, { 'sec-fetch-site': site });
      const refused = { status: 403, body: { code: 4033 } };
      expect(await send('DELETE', 'cross-site')).toMatchObject(refused);
      for (const site of ['same-origin', 'same-site', 'none']) {
        expect((await send('DELETE', site)).status).toBe(401);
      }
      expect((await send('GET', 'cross-site')).status).toBe(401);
    });

    it('have Access-Control-Allow-Origin only for CORS_ORIGINS', async () => {
      const corsOf = async (origin: string) => {
        const { headers } = await app.client().get('/reference/diets', { origin });
        return headers.get('access-control-allow-origin');
      };
      expect(await corsOf('https://evil.example')).toBeNull();
      expect(await corsOf('null')).toBeNull();
      expect(await corsOf(ALLOWED_ORIGIN)).toBe(ALLOWED_ORIGIN);
    });

    it('have Vary: Origin, Accept-Encoding', async () => {
      const { headers } = await app.client().get('/reference/diets', { origin: ALLOWED_ORIGIN });
      expect(headers.get('vary')?.toLowerCase().split(', ')).toEqual(['origin', 'accept-encoding']);
    });

    it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
      'return 204 for a preflight for %s from CORS_ORIGINS',
      async (method) => {
        const { status, headers } = await app.client().send('OPTIONS', '/auth/me', undefined, {
          origin: ALLOWED_ORIGIN,
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

    it('may send access tokens, and the headers of conditional and idempotent requests', async () => {
      const names =
        'authorization,content-type,if-match,if-none-match,idempotency-key,last-event-id';
      const { headers } = await app.client().send('OPTIONS', '/recipes', undefined, {
        origin: ALLOWED_ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': names,
      });
      expect(headers.get('access-control-allow-headers')).toBe(names);
    });

    it('may read the headers that a client needs', async () => {
      const { headers } = await app.client().get('/reference/diets', { origin: ALLOWED_ORIGIN });
      const exposed = headers.get('access-control-expose-headers')?.split(', ').sort();
      expect(exposed).toEqual([
        'etag',
        'idempotency-replayed',
        'link',
        'retry-after',
        'x-request-id',
      ]);
    });

    it.each([
      ['GET', '/auth/me', 401],
      ['GET', '/nowhere', 404],
      ['POST', '/auth/login', 400],
    ])('allow CORS_ORIGINS to read the error of %s %s', async (method, path, refused) => {
      const { status, headers } = await app
        .client()
        .send(method, path, undefined, { origin: ALLOWED_ORIGIN });
      expect(status).toBe(refused);
      expect(headers.get('access-control-allow-origin')).toBe(ALLOWED_ORIGIN);
    });

    it.each<[string, Record<string, string>]>([
      ['without Origin', {}],
      ['without Access-Control-Request-Method', { origin: ALLOWED_ORIGIN }],
    ])('return 404/4040 for OPTIONS %s', async (_, headers) => {
      for (const path of ['/auth/me', '/nowhere']) {
        const response = await app.client().send('OPTIONS', path, undefined, headers);
        expect(response).toMatchObject({ status: 404, body: { code: 4040 } });
      }
    });
  });

  describe('authentication cannot be bypassed', () => {
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
    ])('GET %s without a session returns an error', async (path) => {
      const response = await raw(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
      expect([400, 401, 404]).toContain(response.status);
      expect(JSON.parse(response.body)).toEqual(envelope);
    });

    it('HEAD without a session returns 401', async () => {
      expect((await app.client().send('HEAD', '/auth/me')).status).toBe(401);
      expect((await app.client().send('HEAD', '/health')).status).toBe(200);
    });

    it('method and path override headers have no effect', async () => {
      const { status } = await app.client().get('/reference/units', {
        'x-http-method-override': 'POST',
        'x-original-url': '/health',
        'x-rewrite-url': '/health',
        'x-forwarded-host': 'x',
      });
      expect(status).toBe(401);
    });
  });

  describe('unsupported and malformed requests', () => {
    it.each(['PUT', 'DELETE', 'PATCH', 'POST'])(
      '%s on a path without this method returns 404/4040',
      async (method) => {
        const response = await app.client().send(method, '/health');
        expect(response).toMatchObject({ status: 404, body: { code: 4040 } });
      },
    );

    it.each([
      ['TRACE', ['TRACE /health HTTP/1.1', 'Host: x', 'Connection: close']],
      ['CONNECT', ['CONNECT x:443 HTTP/1.1', 'Host: x', 'Connection: close']],
      ['an unknown method', ['UNKNOWN /health HTTP/1.1', 'Host: x', 'Connection: close']],
      ['two Host headers', ['GET /health HTTP/1.1', 'Host: x', 'Host: y', 'Connection: close']],
      ['a missing Host header', ['GET /health HTTP/1.1', 'Connection: close']],
      [
        'Content-Length with Transfer-Encoding',
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
        'two different Content-Length headers',
        ['POST /auth/login HTTP/1.1', 'Host: x', 'Content-Length: 2', 'Content-Length: 3'],
      ],
      ['a malformed header', ['GET /health HTTP/1.1', 'Host: x', 'X Y: z']],
      ['a header with a NUL', ['GET /health HTTP/1.1', 'Host: x', 'X-Y: a\0b']],
      ['an unknown protocol version', ['GET /health HTTP/9.9', 'Host: x']],
      ['an unknown expectation', ['GET /health HTTP/1.1', 'Host: x', 'Expect: unknown']],
    ])('%s returns a 4xx error envelope', async (_name, lines) => {
      const { status, head, body } = await raw(...lines, '', '');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(head).toContain('content-type: application/json; charset=utf-8');
      expect(head).toMatch(/^x-request-id: [\w-]+\r?$/m);
      expect(JSON.parse(body)).toEqual(envelope);
    });

    it.each([
      ['/recipes/%zz', 401, 4011],
      ['/recipes/%E9?limit=1', 401, 4011],
      ['/reference/diets/%zz', 404, 4040],
    ])('the path %s, which cannot be decoded, returns %d/%d', async (path, status, code) => {
      const response = await raw(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
      expect(response.status).toBe(status);
      expect(JSON.parse(response.body)).toMatchObject({ code });
      expect(response.head).toContain('x-content-type-options: nosniff');
    });

    it('an id that cannot be decoded returns 400/4000', async () => {
      const { client } = await signUpPerson(app);
      expect(await client.get('/recipes/%zz')).toMatchObject({ status: 400, body: { code: 4000 } });
    });

    it('oversized headers return 431, an oversized path parameter 400', async () => {
      const large = await raw(
        'GET /health HTTP/1.1',
        'Host: x',
        `X: ${'x'.repeat(20_000)}`,
        '',
        '',
      );
      expect(large.status).toBe(431);
      expect(JSON.parse(large.body)).toMatchObject({ code: 4000 });
      const { client } = await signUpPerson(app);
      const { status, body } = await client.get(`/recipes/${'9'.repeat(5000)}`);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 4000 } });
    });
  });

  describe('request bodies', () => {
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
    ])('of type %s return 415/4150', async (contentType) => {
      expect(await login('{}', contentType)).toMatchObject({ status: 415, body: { code: 4150 } });
    });

    it.each([
      ['malformed JSON', '{"email":'],
      ['a form', 'email=x'],
      ['a string', '"x"'],
      ['an array', '[]'],
      ['null', 'null'],
      ['a number', '1e999'],
      ['an object with __proto__', '{"__proto__":{"admin":true},"email":"x@example.org"}'],
      ['an object with constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
      ['a deeply nested array', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
      ['a deeply nested field', `{"email":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
      ['a string with a lone surrogate', '{"email":"a\\ud800@example.org","password":"x"}'],
      ['a string with NUL', '{"email":"a\\u0000@example.org","password":"x"}'],
    ])('return 400/4000 for %s', async (_name, body) => {
      expect(await login(body)).toEqual({ status: 400, body: { ...envelope, code: 4000 } });
    });

    it('that are not UTF-8 return 400/4000', async () => {
      const body = Buffer.from('{"email":"cr\u00e8me"}', 'latin1');
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${app.url}/auth/login`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: 4000,
        message: 'The body is not valid UTF-8.',
      });
    });

    it.each([
      ['POST', '/nowhere'],
      ['PATCH', '/recipes'],
    ])('of any type return 404/4040 for %s %s', async (method, path) => {
      const headers = { 'content-type': 'text/plain' };
      const response = await fetch(`${app.url}${path}`, { method, headers, body: 'x' });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 4040 });
    });

    it('may be empty with any content type', async () => {
      expect(await login('', 'text/plain')).toMatchObject({ status: 400, body: { code: 4000 } });
    });
  });

  it('ignores unknown fields of a body', async () => {
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

describe('ALLOWED_HOSTS', () => {
  const app = useTestApp({ ALLOWED_HOSTS: 'popote.example', TRUSTED_PROXIES: '127.0.0.1' });
  const statusOf = async (...headers: string[]) => {
    const lines = ['GET /health HTTP/1.1', ...headers, 'Connection: close', '', ''];
    const { status, body } = await rawRequest(app.url, lines.join('\r\n'));
    return [status, (JSON.parse(body) as { code?: number }).code];
  };

  it('accepts its names and addresses', async () => {
    for (const host of ['popote.example', 'POPOTE.example:3000', '127.0.0.1:3000', '[::1]']) {
      expect(await statusOf(`Host: ${host}`)).toEqual([200, undefined]);
    }
  });

  it('returns 400/4000 for another name, also from a page that has this name', async () => {
    const evil = 'evil.example:3000';
    expect(await statusOf(`Host: ${evil}`)).toEqual([400, 4000]);
    expect(await statusOf(`Host: ${evil}`, `Origin: http://${evil}`)).toEqual([400, 4000]);
  });

  it('checks the name that a trusted proxy forwards', async () => {
    const forwarded = (name: string) => statusOf('Host: api', `X-Forwarded-Host: ${name}`);
    expect(await forwarded('popote.example')).toEqual([200, undefined]);
    expect(await forwarded('evil.example')).toEqual([400, 4000]);
  });
});
