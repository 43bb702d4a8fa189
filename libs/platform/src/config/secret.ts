import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Environment, readText } from './environment.js';

/** HMAC-SHA-256 wants a key at least as long as its digest. */
const SHORTEST = 32;

/**
 * A secret from the environment. Production must name it; elsewhere it is made once and kept in
 * `dataDir`, where the API and the worker find the same one.
 */
export function readSecret(env: Environment, name: string, dataDir: string): string {
  const given = readText(env, name);
  if (given === undefined) {
    if (env['NODE_ENV'] !== 'production') return keptSecret(dataDir, name);
    throw new ConfigError(`${name} must be set in production.`);
  }
  if (Buffer.byteLength(given) >= SHORTEST) return given;
  throw new ConfigError(`${name} must be at least ${String(SHORTEST)} bytes long.`);
}

function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, `${name.toLowerCase().replaceAll('_', '-')}.secret`);
  const draft = `${file}.${String(process.pid)}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkWithoutReplacing(draft, file);
    rmSync(draft);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name} cannot be kept in ${dataDir}: ${(error as Error).message}.`);
  }
}

/** Whoever comes second reads what the first one wrote, never half of it. */
function linkWithoutReplacing(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
