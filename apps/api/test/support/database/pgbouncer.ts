import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../processes/free-port.js';
import { startServer, versionOf } from '../processes/server-process.js';

/** Since 1.21, prepared statements work in transaction mode. */
const MIN_VERSION = [1, 21] as const;

/** Whether PgBouncer 1.21 or newer is on the PATH. */
export function hasPgBouncer(): boolean {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(versionOf('pgbouncer') ?? '') ?? [];
  return Number(major) === MIN_VERSION[0] && Number(minor) >= MIN_VERSION[1];
}

/** For the name of a suite: why its tests are skipped, if they are. */
export function pgBouncerSkipReason(): string {
  return hasPgBouncer() ? '' : ' (skipped: PgBouncer 1.21 or newer is not on the PATH)';
}

/** Since 1.23, PgBouncer waits for its clients at SIGTERM. At SIGQUIT it exits at once. */
const STOP_SIGNAL = 'SIGQUIT';

/** PgBouncer in transaction mode, as docs/operations.md configures it. */
export interface PgBouncer {
  /** The database behind PgBouncer. */
  readonly url: string;
  /** The console of PgBouncer, which is a database with commands of its own. */
  readonly consoleUrl: string;
  /** Stops PgBouncer and starts it on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PgBouncer with four connections to the database at `databaseUrl`. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { username } = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'popote-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration(databaseUrl, port));
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const start = () => startServer('pgbouncer', ['--quiet', ...user, file], port);
  let server = await start();
  return {
    url: `postgres://${username}@127.0.0.1:${port}/popote`,
    consoleUrl: `postgres://${username}@127.0.0.1:${port}/pgbouncer`,
    restart: async () => {
      await server.stop(STOP_SIGNAL);
      server = await start();
    },
    stop: async () => {
      await server.stop(STOP_SIGNAL);
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(databaseUrl: string, port: string): string {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const credentials = `user=${username} password=${password}`;
  return `[databases]
popote = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} ${credentials}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = 4
max_prepared_statements = 500
ignore_startup_parameters = options
`;
}
