import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../processes/free-port.js';

/** Since 1.21, prepared statements work in transaction mode. */
const MIN_VERSION = [1, 21] as const;

/** Whether PgBouncer 1.21 or newer is on the PATH. */
export function hasPgBouncer(): boolean {
  try {
    const text = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' });
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? [];
    return Number(major) === MIN_VERSION[0] && Number(minor) >= MIN_VERSION[1];
  } catch {
    return false;
  }
}

/** PgBouncer in transaction mode, as docs/operations.md configures it. */
export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of the database at `databaseUrl`. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(databaseUrl);
  const listenPort = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'popote-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
popote = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_prepared_statements = 500
ignore_startup_parameters = options
`,
  );
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn('pgbouncer', ['--quiet', ...user, file], { stdio: 'ignore' });
  await untilListening(child, Number(listenPort));
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}/popote`,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await setTimeout(50);
  }
  throw new Error(`PgBouncer exited with code ${String(child.exitCode)}.`);
}
