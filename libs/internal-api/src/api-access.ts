import path from 'node:path';
import {
  type Environment,
  localUrl,
  readHost,
  readPort,
  readText,
  readUrl,
} from '#platform/config/environment.js';
import { readSecret } from '#platform/config/secret.js';

/** The address of the API and the secret of its internal routes. */
export interface ApiAccess {
  readonly apiUrl: string;
  readonly internalSecret: string;
}

/** Reads `API_URL` (default: `HOST` and `PORT`) and `INTERNAL_SECRET`. */
export function readApiAccess(env: Environment): ApiAccess {
  const dataDir = path.resolve(readText(env, 'DATA_DIR') ?? '.data');
  return {
    apiUrl: readUrl(env, 'API_URL', ['http', 'https']) ?? localApi(env),
    internalSecret: readSecret(env, 'INTERNAL_SECRET', dataDir),
  };
}

function localApi(env: Environment): string {
  const host = readHost(env, 'HOST') ?? '127.0.0.1';
  return localUrl(host, readPort(env, 'PORT', 3000));
}
