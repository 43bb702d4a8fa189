import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Environment, isProduction, readList, readText } from './environment.js';

/** In bytes: HMAC-SHA-256 requires a key at least as long as its digest. */
const MIN_LENGTH = 32;

/**
 * Minimum number of different pairs of neighbouring bytes in a secret. Random secrets have more, even
 * in decimal digits; a word that is repeated has as many as it has letters.
 */
const MIN_DIFFERENT_PAIRS = 20;

/**
 * Reads a secret from the environment. Production requires it; otherwise it is generated once and
 * stored in `dataDir`, which the API and the worker share.
 */
export function readSecret(env: Environment, name: string, dataDir: string): string {
  const production = isProduction(env);
  const given = readText(env, name);
  if (given === undefined) {
    if (!production) return storedSecret(dataDir, name);
    throw new ConfigError(`${name} must be set in production.`);
  }
  return requireStrength(given, `${name} must`);
}

/**
 * The accepted values of a secret: the current one, then the comma-separated previous ones of
 * `<name>_PREVIOUS` during a rotation.
 */
export function readSecrets(
  env: Environment,
  name: string,
  dataDir: string,
): readonly [string, ...string[]] {
  return [readSecret(env, name, dataDir), ...previousSecrets(env, name)];
}

/** As {@link readSecrets}, but returns no secret when the variable is unset. An empty one is an error. */
export function readOptionalSecrets(env: Environment, name: string): readonly string[] {
  if (env[name] === '')
    throw new ConfigError(`${name} is empty. Leave it out if none is required.`);
  const given = readText(env, name);
  if (given === undefined) return [];
  return [requireStrength(given, `${name} must`), ...previousSecrets(env, name)];
}

function previousSecrets(env: Environment, name: string): readonly string[] {
  const previous = `${name}_PREVIOUS`;
  return readList(env, previous).map((secret) =>
    requireStrength(secret, `Each secret in ${previous} must`),
  );
}

function requireStrength(secret: string, subject: string): string {
  const bytes = Buffer.from(secret);
  if (bytes.length < MIN_LENGTH) {
    throw new ConfigError(`${subject} be at least ${String(MIN_LENGTH)} bytes long.`);
  }
  if (!/^[ -~]+$/.test(secret)) {
    throw new ConfigError(
      `${subject} consist of letters, digits and signs of ASCII: a header carries it.`,
    );
  }
  const pairs = Array.from(secret.slice(1), (byte, i) => `${secret[i] ?? ''}${byte}`);
  if (new Set(pairs).size < MIN_DIFFERENT_PAIRS) {
    throw new ConfigError(`${subject} be random: it repeats the same few characters.`);
  }
  return secret;
}

/** Refuses a secret that is used for two purposes: who knows one of them would have the other. */
export function requireDifferent(secrets: Readonly<Record<string, string | undefined>>): void {
  for (const [name, secret] of Object.entries(secrets)) {
    const [other] = Object.entries(secrets).find(([, value]) => value === secret) ?? [name];
    if (secret !== undefined && other !== name) {
      throw new ConfigError(`${other} and ${name} must be different secrets.`);
    }
  }
}

function storedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, `${name.toLowerCase().replaceAll('_', '-')}.secret`);
  const temporaryFile = `${file}.${String(process.pid)}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(temporaryFile, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkWithoutReplacing(temporaryFile, file);
    rmSync(temporaryFile);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name} cannot be stored in ${dataDir}: ${(error as Error).message}.`);
  }
}

/** Atomic: when two processes start together, both read the complete file that one created. */
function linkWithoutReplacing(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
