import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import jsonwebtoken from 'jsonwebtoken';

interface SigningKey {
  readonly kid: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** An OpenID provider that responds with any token, in time or not. */
export interface ForgedProvider {
  readonly env: Record<string, string>;
  /** Claims of the next ID tokens, in addition to correct ones. */
  claims: Record<string, unknown>;
  /** Paths of the requests, in order. */
  readonly requests: string[];
  /** The body of the last token request. */
  tokenRequest: URLSearchParams;
  /** `up`; `failing` with 500 and no JSON; `silent` without a response. */
  state: 'up' | 'failing' | 'silent';
  /** Signs with a new key from now on, and publishes only this key. */
  rotateKey(): void;
  /** Signs with a key that it does not publish. */
  forgeKey(): void;
  close(): void;
}

const CLIENT_ID = 'popote';

function createKey(kid: string = randomUUID()): SigningKey {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

export async function startForgedProvider(): Promise<ForgedProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const issuer = `http://${host}`;
  let published = createKey();
  let signing = published;

  const provider: ForgedProvider = {
    env: {
      EGRESS_ALLOW_HOSTS: host,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: randomUUID(),
    },
    claims: {},
    requests: [],
    tokenRequest: new URLSearchParams(),
    state: 'up',
    rotateKey: () => {
      published = signing = createKey();
    },
    forgeKey: () => {
      signing = createKey(published.kid);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: published.kid, use: 'sig' }],
    }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000);
      const correct = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 60 };
      const claims = { ...correct, ...provider.claims };
      return {
        access_token: 'x',
        token_type: 'Bearer',
        id_token: jsonwebtoken.sign(claims, signing.privateKey, {
          algorithm: 'RS256',
          keyid: signing.kid,
        }),
      };
    },
  };

  server.on('request', (request, response: ServerResponse) => {
    const path = request.url ?? '';
    provider.requests.push(path);
    if (provider.state === 'silent') return;
    void text(request).then((body) => {
      if (path === '/token') provider.tokenRequest = new URLSearchParams(body);
      const document = documents[path];
      if (provider.state === 'failing' || document === undefined) {
        response.writeHead(500).end('broken');
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(document()));
    });
  });
  return provider;
}
