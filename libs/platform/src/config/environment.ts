import { isIPv6 } from 'node:net';

/**
 * Readers of environment variables. Own code: envalid has no port 0, no URL schemes and no lists,
 * treats an empty variable as set, and does not report a problem in one sentence.
 */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid or missing variable; the message is one sentence. */
export class ConfigError extends Error {}

/** The trimmed value; undefined when the variable is unset or blank. */
export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** An environment, and the names of the variables that are read from it. */
export function recordReads(env: Environment): [Environment, ReadonlySet<string>] {
  const names = new Set<string>();
  const get = (target: Environment, name: string) => {
    names.add(name);
    return target[name];
  };
  return [new Proxy(env, { get }), names];
}

/** Shorter names resemble variables of other programs. */
const MIN_SIMILAR = 8;

/** Refuses a variable that is not read and whose name is nearly that of one that is read. */
export function refuseMisspelt(env: Environment, read: ReadonlySet<string>): void {
  for (const name of Object.keys(env)) {
    if (read.has(name) || name.length < MIN_SIMILAR) continue;
    const similar = [...read].find((known) => isMisspelt(name, known));
    if (similar === undefined) continue;
    throw new ConfigError(`${name} is not a variable of Popote. Is ${similar} meant?`);
  }
}

/** Whether two names differ in one character, in up to two more, or in two that are swapped. */
function isMisspelt(name: string, known: string): boolean {
  let start = 0;
  while (start < known.length && name[start] === known[start]) start++;
  let [a, b] = [name.length, known.length];
  while (Math.min(a, b) > start && name[a - 1] === known[b - 1]) [a, b] = [a - 1, b - 1];
  const [left, right] = [name.slice(start, a), known.slice(start, b)];
  if (left.length + right.length <= 2) return true;
  return left.length === 2 && right === `${left[1] ?? ''}${left[0] ?? ''}`;
}

/**
 * A TCP port; 0 means any free port.
 *
 * @param min 1 for a port at which another process connects
 */
export function readPort(env: Environment, name: string, fallback: number, min = 0): number {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < min || port > 65_535) {
    throw new ConfigError(`${name} must be a port number, not "${value}".`);
  }
  return port;
}

/** An integer from `min` to `max`. */
export function readCount(
  env: Environment,
  name: string,
  max: number,
  fallback: number,
  min = 0,
): number {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  throw new ConfigError(
    `${name} must be an integer from ${String(min)} to ${String(max)}, not "${value}".`,
  );
}

export function readChoice<const T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = readText(env, name) ?? fallback;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
}

/** Whether `NODE_ENV` is `production`; by default it is `development`. An unknown value is refused. */
export function isProduction(env: Environment): boolean {
  const choices = ['development', 'test', 'production'] as const;
  return readChoice(env, 'NODE_ENV', choices, 'development') === 'production';
}

/** Comma-separated values; empty when the variable is unset. */
export function readList(env: Environment, name: string): readonly string[] {
  const items = (env[name] ?? '').split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

/** Origins as browsers send them, such as `https://app.example` and `capacitor://localhost`. */
export function readOrigins(env: Environment, name: string): readonly string[] {
  return readList(env, name).map((value) => {
    const { protocol = '', host = '', href = '' } = parse(value);
    const origin = `${protocol}//${host}`;
    if (host !== '' && !host.includes('*') && [origin, `${origin}/`].includes(href)) return origin;
    throw new ConfigError(`${name}: "${value}" is not an origin, such as https://app.example.`);
  });
}

/** Names or addresses of hosts without a port, in lower case. */
export function readHosts(env: Environment, name: string): readonly string[] {
  return readList(env, name).map((value) => hostOf(name, value));
}

/** The name or address of a host, without a port. */
export function readHost(env: Environment, name: string): string | undefined {
  const value = readText(env, name);
  return value === undefined ? undefined : hostOf(name, value);
}

function hostOf(name: string, value: string): string {
  if (isIPv6(value)) return value.toLowerCase();
  const { hostname = '', href } = parse(`http://${value}`);
  if (href === `http://${hostname}/` && !/[*,]/.test(hostname)) return hostname;
  throw new ConfigError(`${name}: "${value}" is not the name of a host, such as popote.example.`);
}

/** Hosts with their ports: `host:port`. */
export function readHostsWithPort(env: Environment, name: string): readonly string[] {
  return readList(env, name).map((value) => {
    const { pathname, search, username } = parse(`http://${value}`);
    if (pathname === '/' && search === '' && username === '' && /[^/]:\d+$/.test(value)) {
      return value;
    }
    throw new ConfigError(`${name}: "${value}" is not host:port, such as auth.example:443.`);
  });
}

function parse(value: string): Partial<URL> {
  return URL.canParse(value) ? new URL(value) : {};
}

/** An absolute URL with one of the schemes, without a trailing slash. */
export function readUrl(
  env: Environment,
  name: string,
  schemes: readonly string[],
): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && schemes.includes(url.protocol.slice(0, -1))) return value.replace(/\/+$/, '');
  throw new ConfigError(`${name} must be a URL that starts with ${schemes.join(':// or ')}://.`);
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export function readLogLevel(env: Environment): (typeof LOG_LEVELS)[number] {
  return readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info');
}

/** The addresses that listen on every interface, and the ones that reach them on this machine. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL of a server that listens on this host and port, for a client on the same machine. */
export function localUrl(host: string, port: number): string {
  const address = LOOPBACK[host] ?? host;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${String(port)}`;
}
