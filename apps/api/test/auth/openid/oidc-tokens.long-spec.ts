import { createHash, randomUUID } from 'node:crypto';
import { type ForgedProvider, startForgedProvider } from '../../support/openid/forged-provider.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const refused = { status: 401, body: { code: 4011 } };
const unavailable = { status: 503, body: { code: 5030 } };
const seconds = () => Math.floor(Date.now() / 1000);

describe('tokens of an OpenID provider', () => {
  let provider: ForgedProvider;
  let app: TestApp;

  async function connect() {
    provider = await startForgedProvider();
    app = await startTestApp({ ...provider.env, RATE_LIMIT: 'on' });
  }
  async function disconnect() {
    await app.close();
    provider.close();
  }

  /** Starts a sign-in; returns the query with which the browser was sent to the provider. */
  async function start(client = app.client()) {
    const { status, headers } = await client.get('/auth/oidc/start');
    expect(status).toBe(302);
    const { searchParams } = new URL(headers.get('location') ?? '');
    return { client, query: searchParams };
  }

  const callback = (query: URLSearchParams) =>
    `/auth/oidc/callback?code=x&state=${query.get('state') ?? ''}`;

  /** Signs in a new person, with an ID token that has these claims in place of correct ones. */
  async function signIn(claims: Record<string, unknown> = {}) {
    const { client, query } = await start();
    const sub = randomUUID();
    const email = `${sub}@example.org`;
    const nonce = query.get('nonce');
    provider.claims = { sub, email, email_verified: true, nonce, ...claims };
    const { status, body } = await client.get(callback(query));
    if (status >= 400) expect(client.cookie).toBeUndefined();
    return { status, body };
  }

  describe('with any claims', () => {
    beforeAll(connect);
    afterAll(disconnect);

    it('are accepted with their nonce, and requested with the code verifier of the challenge', async () => {
      expect(await signIn()).toMatchObject({ status: 302 });
      const { client, query } = await start();
      expect(query.get('code_challenge_method')).toBe('S256');
      await client.get(callback(query));
      const verifier = provider.tokenRequest.get('code_verifier') ?? '';
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      expect(challenge).toBe(query.get('code_challenge'));
    });

    it.each([
      ['another nonce', { nonce: randomUUID() }],
      ['no nonce', { nonce: undefined }],
      ['another audience', { aud: 'another-client' }],
      ['another issuer', { iss: 'https://login.example.org' }],
      ['no subject', { sub: undefined }],
      ['an empty subject', { sub: '' }],
      ['a subject of 256 characters', { sub: 'x'.repeat(256) }],
    ])('are refused with %s', async (_name, claims) => {
      expect(await signIn(claims)).toMatchObject(refused);
    });

    it('may come from a clock that differs by 30 seconds', async () => {
      const clock = (difference: number) => {
        const now = seconds() + difference;
        return { iat: now - 60, nbf: now, exp: now };
      };
      expect(await signIn({ ...clock(20), exp: seconds() + 60 })).toMatchObject({ status: 302 });
      expect(await signIn({ ...clock(60), exp: seconds() + 90 })).toMatchObject(refused);
      expect(await signIn(clock(-20))).toMatchObject({ status: 302 });
      expect(await signIn(clock(-60))).toMatchObject(refused);
    });
  });

  describe('of a provider that changes', () => {
    beforeEach(connect);
    afterEach(disconnect);

    it('are refused with a signature of another key', async () => {
      provider.forgeKey();
      expect(await signIn()).toMatchObject(refused);
    });

    it('are verified with new keys at once, and the discovery document is read once', async () => {
      expect(await signIn()).toMatchObject({ status: 302 });
      provider.rotateKey();
      expect(await signIn()).toMatchObject({ status: 302 });
      const discoveries = provider.requests.filter((path) => path.startsWith('/.well-known/'));
      expect(discoveries).toHaveLength(1);
    });

    it.each(['failing', 'silent'] as const)(
      'a sign-in returns 503/5030 while the provider is %s, and works again afterwards',
      async (state) => {
        provider.state = state;
        expect(await app.client().sendOnce('GET', '/auth/oidc/start')).toMatchObject(unavailable);
        provider.state = 'up';
        const { client, query } = await start();
        provider.state = state;
        expect(await client.sendOnce('GET', callback(query))).toMatchObject(unavailable);
        provider.state = 'up';
        expect(await signIn()).toMatchObject({ status: 302 });
      },
    );

    it('sign-ins of one address are limited', async () => {
      await start();
      await app.sql(`update attempt_counter set count = 2000 where key like 'oidc:address:%'`);
      const tooMany = { status: 429, body: { code: 4290 } };
      expect(await app.client().get('/auth/oidc/start')).toMatchObject(tooMany);
      expect(await app.client().get('/auth/oidc/callback?code=x')).toMatchObject(tooMany);
    });
  });
});
