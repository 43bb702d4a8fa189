import type { Send } from './send.js';

/** Where a program without a browser keeps its cookies, as one text. Treat it like a password. */
export interface CookieStorage {
  /** The text that was saved last; null or undefined if there is none. */
  load(): Promise<string | null | undefined> | string | null | undefined;
  save(cookies: string): Promise<void> | void;
}

type Jar = Map<string, string>;

/** The cookies of the service; the prefix is used over HTTPS. */
const KNOWN = /^(__Host-)?(session|device)$/;

/** Stores nothing: the cookies last as long as the client, which keeps them in memory. */
export const NO_STORAGE: CookieStorage = { load: () => null, save: () => undefined };

/** Whether the platform keeps cookies itself: browsers and React Native do, Node.js does not. */
export function platformKeepsCookies(): boolean {
  const { process, document } = globalThis as {
    process?: { versions?: { node?: string } };
    document?: unknown;
  };
  return process?.versions?.node === undefined || document !== undefined;
}

/** Sends the session and device cookies of earlier responses, and saves the new ones. */
export function withCookies(send: Send, storage: CookieStorage): Send {
  let loading: Promise<Jar> | undefined;
  return async (request) => {
    loading ??= load(storage).catch((error: unknown) => {
      loading = undefined; // the next request tries again
      throw error;
    });
    const jar = await loading;
    if (jar.size > 0) request.headers.set('cookie', write(jar));
    const response = await send(request);
    const before = write(jar);
    for (const cookie of setCookiesOf(response.headers)) keep(cookie, jar);
    if (write(jar) !== before) await storage.save(write(jar));
    return response;
  };
}

async function load(storage: CookieStorage): Promise<Jar> {
  const jar: Jar = new Map();
  for (const cookie of ((await storage.load()) ?? '').split('; ')) keep(cookie, jar);
  return jar;
}

function write(jar: Jar): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** React Native has no `getSetCookie`; its `get` joins the headers with commas. */
function setCookiesOf(headers: Headers): string[] {
  const list = headers as { getSetCookie?: () => string[] };
  if (list.getSetCookie !== undefined) return list.getSetCookie();
  return headers.get('set-cookie')?.split(/,(?=\s*[^;,=\s]+=)/) ?? [];
}

/** Applies a `Set-Cookie` header. An empty value or a Max-Age of 0 removes the cookie. */
function keep(cookie: string, jar: Jar): void {
  const [pair = '', ...attributes] = cookie.trim().split(/;\s*/);
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (!KNOWN.test(name)) return;
  const value = pair.slice(at + 1);
  const isRemoved = value === '' || attributes.some((each) => /^max-age=(0|-\d+)$/i.test(each));
  if (isRemoved) jar.delete(name);
  else jar.set(name, value);
}
