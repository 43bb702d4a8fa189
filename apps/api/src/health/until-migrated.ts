import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#platform/errors/app-error.js';
import type { Config } from '../config.js';
import { interpretDatabaseError } from '../database/database-error.js';
import { missingMigrations } from '../database/missing-migrations.js';
import { unseededCatalogues } from '../reference/unseeded-catalogues.js';

/** Milliseconds between two checks of the database. */
const INTERVAL = 1_000;

/** Milliseconds that a check may take. */
const TIMEOUT = 5_000;

/**
 * Returns when the database has every migration and every catalogue key of this version. Until then
 * GET /health returns 200, and every other request 503/5030. The application starts afterwards,
 * because it loads the catalogues once.
 *
 * @throws an error that waiting does not solve, such as a wrong password or a port in use
 */
export async function untilMigrated(
  { databaseUrl, host, port }: Pick<Config, 'databaseUrl' | 'host' | 'port'>,
  logger: Logger,
): Promise<void> {
  let problem = await findProblem(databaseUrl);
  if (problem === undefined) return;
  const server = createServer(({ url }, response) => {
    sendHealth(response, url === '/health');
  });
  await once(server.listen(port, host), 'listening');
  process.on('SIGTERM', exit).on('SIGINT', exit);
  for (let logged; problem !== undefined; problem = await findProblem(databaseUrl)) {
    if (problem !== logged) logger.error({ event: 'not-ready' }, `Not ready: ${problem}`);
    logged = problem;
    await setTimeout(INTERVAL);
  }
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections(); // a request that is never completed would prevent the start
  await closed;
  process.off('SIGTERM', exit).off('SIGINT', exit);
}

/** Why the application cannot start yet; undefined when it can. */
async function findProblem(connectionString: string): Promise<string | undefined> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });
  client.on('error', () => undefined); // the statement fails, too
  try {
    await client.connect();
    const missing = await missingData(client);
    if (missing === undefined) return undefined;
    return `the database lacks ${missing}. Run the migration of this version.`;
  } catch (error) {
    if (interpretDatabaseError(error) instanceof AppError) return 'the database is unreachable.';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The migration commits each migration first, then the catalogues. */
async function missingData(client: Client): Promise<string | undefined> {
  const migrations = await missingMigrations(client);
  if (migrations.length > 0) return migrations.join(', ');
  const catalogues = await unseededCatalogues(client);
  return catalogues.length > 0 ? `keys of ${catalogues.join(', ')}` : undefined;
}

function sendHealth(response: ServerResponse, isAlive: boolean): void {
  const { status, envelope, retryAfter } = new AppError('SERVICE_UNAVAILABLE');
  response.writeHead(isAlive ? 200 : status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
    ...(!isAlive && retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify(isAlive ? { status: 'ok' } : envelope));
}

function exit(): void {
  process.exit(0);
}
