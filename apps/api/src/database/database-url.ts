import { ConfigError, type Environment, readUrl } from '#platform/config/environment.js';

/** Reads `DATABASE_URL`, which must be set. */
export function readDatabaseUrl(env: Environment): string {
  const url = readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  if (url !== undefined) return url;
  throw new ConfigError(
    'DATABASE_URL must be set to a PostgreSQL 15 or newer; npm start provides one.',
  );
}
