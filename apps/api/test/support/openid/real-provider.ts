import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider states about a person. */
export interface ProviderPerson {
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** A real OpenID provider, with its own pages for login and consent. */
export interface RealProvider {
  /** Environment of an API that uses it. */
  readonly env: Record<string, string>;
  /** People by login name, which is also their subject. */
  readonly people: Map<string, ProviderPerson>;
  /** Registers the API as client. */
  register(apiUrl: string): void;
  /** Signs in at the address of `/auth/oidc/start`; returns the path and query of the callback. */
  signIn(address: string, login: string): Promise<string>;
  close(): void;
}

const CLIENT = { client_id: 'popote', client_secret: randomBytes(32).toString('hex') };

export async function startRealProvider(): Promise<RealProvider> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const issuer = `http://${host}`;
  return {
    env: {
      EGRESS_ALLOW_HOSTS: host,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
    },
    people,
    register: (apiUrl) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(); // it is not for production
      const provider = new Provider(issuer, {
        clients: [{ ...CLIENT, redirect_uris: [`${apiUrl}/auth/oidc/callback`] }],
        claims: {
          email: ['email', 'email_verified'],
          profile: ['given_name', 'family_name'],
        },
        findAccount: (_context, sub) => ({
          accountId: sub,
          claims: () => ({ sub, ...people.get(sub) }),
        }),
        pkce: { required: () => true },
        ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
        cookies: { keys: [randomBytes(32).toString('hex')] },
      });
      warn.mockRestore();
      const handle = provider.callback();
      server.on('request', (request, response) => void handle(request, response));
    },
    signIn: (address, login) => browse(issuer, address, login),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Follows redirects and sends the forms of the pages, until the provider leads to another host. */
async function browse(issuer: string, address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let request: { url: URL; body?: URLSearchParams } = { url: new URL(address) };
  while (request.url.origin === issuer) {
    const response: Response = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(request.body === undefined ? {} : { method: 'POST', body: request.body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    request =
      location === null
        ? formOf(page, request.url, login)
        : { url: new URL(location, request.url) };
  }
  return request.url.pathname + request.url.search;
}

function formOf(page: string, url: URL, login: string) {
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
  if (action === undefined || prompt === undefined) throw new Error(`No form in ${page}`);
  const body = new URLSearchParams({
    prompt,
    ...(prompt === 'login' ? { login, password: 'x' } : {}),
  });
  return { url: new URL(action, url), body };
}
