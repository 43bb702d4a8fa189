import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { requireDescribed } from './openapi/described-response.js';
import { recordBody, recordCookie } from './test-log.js';

/** A response with its parsed body. */
export interface TestResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Milliseconds in which a request is sent again after 503: on a slow machine, tests overload the API. */
const RETRY_TIME = 100_000;

/**
 * A client of the API with its own cookies. Fails when a response is not as openapi.json or
 * openapi.internal.json describes it. Sends a request again after a 503 with Retry-After, except
 * with `sendOnce`.
 */
export class TestClient {
  /** The session cookie, as `session=…`. */
  cookie: string | undefined;
  /** The device cookie, as `device=…`. */
  device: string | undefined;
  /** The cookie of a sign-in with OpenID Connect, as `oidc=…`. */
  oidc: string | undefined;

  constructor(private readonly url: string) {}

  /** A client of another process of the API with the same cookies. */
  at({ url }: { readonly url: string }): TestClient {
    const other = new TestClient(url);
    other.cookie = this.cookie;
    other.device = this.device;
    return other;
  }

  get<Body = any>(path: string, headers: Record<string, string> = {}): Promise<TestResponse<Body>> {
    return this.send('GET', path, undefined, headers);
  }

  post<Body = any>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('POST', path, body);
  }

  put<Body = any>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('PUT', path, body);
  }

  patch<Body = any>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('PATCH', path, body);
  }

  delete<Body = any>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('DELETE', path, body);
  }

  /**
   * Creates an account with a random email and keeps its session. Both names are long enough to be
   * searched in the log: see `scripts/check-test-log.mjs`.
   */
  async signUp(person: Partial<Account> = {}): Promise<Account & { readonly id: number }> {
    const account = {
      firstName: 'Camille-Amandine',
      lastName: 'Roy-Delaunay',
      email: `camille.${randomBytes(6).toString('hex')}@example.org`,
      password: 'trois petits navets',
      ...person,
    };
    const { id } = await this.succeed<{ id: number }>('POST', '/auth/signup', account);
    return { ...account, id };
  }

  /** Sends a request that must succeed, and returns the body: a failed set-up is reported as such. */
  async succeed<Body = any>(method: string, path: string, sent?: unknown): Promise<Body> {
    const { status, body } = await this.send(method, path, sent);
    if (status < 400) return body as Body;
    throw new Error(`${method} ${path}: ${String(status)} ${JSON.stringify(body)}`);
  }

  /** Sends a picture as the photo of a recipe. */
  putPhoto(recipeId: number, picture: Uint8Array, type = 'image/jpeg'): Promise<TestResponse<any>> {
    const path = `/recipes/${String(recipeId)}/photo`;
    return this.send('PUT', path, picture, { 'content-type': type });
  }

  async send<Body>(...request: Parameters<TestClient['sendOnce']>): Promise<TestResponse<Body>> {
    const start = performance.now();
    for (;;) {
      const response = await this.sendOnce<Body>(...request);
      const seconds = response.headers.get('retry-after');
      const isLate = performance.now() - start > RETRY_TIME;
      if (response.status !== 503 || seconds === null || isLate) return response;
      await setTimeout(Number(seconds) * 1_000);
    }
  }

  async sendOnce<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<Body>> {
    const isBytes = body instanceof Uint8Array;
    if (!isBytes) recordBody(body);
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.cookies,
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const type = response.headers.get('content-type') ?? '';
    const isStream = type === 'text/event-stream';
    if (isStream) await response.body?.cancel(); // a stream of events does not end
    const bytes = isStream ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
    // Bytes that are no text stay bytes: each is a character.
    const text = bytes.toString(type.startsWith('image/webp') ? 'latin1' : 'utf8');
    const isJson = type.startsWith('application/json');
    const parsedBody = isJson && text !== '' ? JSON.parse(text) : text;
    const { status, headers: received } = response;
    requireDescribed({ method, path, status, headers: received, body: parsedBody });
    return { status, headers: received, body: parsedBody as Body };
  }

  private get cookies(): Record<string, string> {
    const cookies = [this.cookie, this.device, this.oidc].filter((cookie) => cookie !== undefined);
    return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
  }

  private keep(setCookie: string): void {
    const pair = setCookie.split(';', 1)[0] ?? '';
    recordCookie(pair);
    const [, name] = /^(?:__Host-)?(device|oidc)=/.exec(pair) ?? [];
    const property = (name as 'device' | 'oidc' | undefined) ?? 'cookie';
    this[property] = pair.endsWith('=') ? undefined : pair;
  }
}

/** Follows the `Link` headers and returns the names on each page. */
export async function namesByPage(client: TestClient, path: string): Promise<string[][]> {
  const { headers, body } = await client.get(path);
  const next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  const page = body.map(({ name }: any) => name as string);
  return next === undefined ? [page] : [page, ...(await namesByPage(client, next))];
}
