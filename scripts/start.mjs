// `npm start`: installs and compiles what is missing, starts and migrates the database, and runs
// the classifier (with its worker) and the API until a signal. Restarts processes that end.
// `npm run dev`: the same, and starts again when a source file changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import net from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fail, importCompiled, prepare, root } from './prepare.mjs';

/** Milliseconds between SIGTERM and SIGKILL, after `DRAIN_DELAY_MS`. */
const STOP_TIMEOUT = 15_000;
/** Milliseconds in which the apps of a supervisor that was killed free their ports. */
const PORT_TIMEOUT = 12_000;
/** Milliseconds before a process is started again, or a port is tried again. */
const RETRY_DELAY = 1_000;
/** Milliseconds between two checks whether the parent process still runs. */
const PARENT_CHECK = 500;

const parent = process.ppid;
prepare();
const { default: pg } = await import('pg');
const { freePort, startEmbeddedPostgres } = await import('./database/embedded-postgres.mjs');

const env = process.env;
delete env.WATCH_REPORT_DEPENDENCIES; // set by node --watch; adds messages to the IPC of the apps
const dataDir = path.resolve(root, env.DATA_DIR || '.data');
const { readPort, readUrl } = await importCompiled('libs/platform/src/config/environment.js');
const { startupProblem } = await importCompiled('libs/platform/src/server/startup-problem.js');
const apps = [
  { name: 'classifier', host: env.CLASSIFIER_HOST || '127.0.0.1', portVariable: 'CLASSIFIER_PORT' },
  { name: 'api', host: env.HOST || '127.0.0.1', portVariable: 'PORT' },
];

/** The names of this machine, so that no page of another site can reach the service under its own. */
function ownNames() {
  const [name] = hostname().split('.');
  return [env.HOST, 'localhost', hostname(), name, `${name}.local`].join();
}

/** Waits until the port of an app is free. Throws when it stays in use, or is invalid. */
async function requireFreePort({ name, host, portVariable }) {
  const port = readPort(env, portVariable, name === 'api' ? 3000 : 3001);
  const deadline = Date.now() + PORT_TIMEOUT;
  for (;;) {
    const problem = await tryPort(port, host);
    if (problem === undefined) return;
    if (problem.code !== 'EADDRINUSE' || Date.now() > deadline) throw problem;
    await setTimeout(RETRY_DELAY);
  }
}

/** Returns the error with which a server cannot listen; undefined when it can. */
async function tryPort(port, host) {
  const probe = net.createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    probe.close();
  }
}

let stopping;
let databaseUrl;
let embedded;
let databaseStart;
let lock;
const children = new Map();

/**
 * Takes an advisory lock, so that only one supervisor uses the database. PostgreSQL releases the lock
 * when this process ends. The connection `lock` ends when the database stops.
 * @returns false when another supervisor holds the lock
 */
async function takeLock() {
  lock = new pg.Client({ connectionString: embedded.url, application_name: 'popote-supervisor' });
  lock.on('error', () => undefined);
  await lock.connect();
  const { rows } = await lock.query(
    "select pg_try_advisory_lock(hashtext('popote-supervisor')) as held",
  );
  return rows[0].held;
}

/** Returns whether the embedded database runs and this process holds the lock. */
async function restartDatabase() {
  await embedded.start().catch(() => undefined); // also rejects when the database already runs
  return takeLock().catch(() => false);
}

/** Starts the embedded database again whenever it stops. */
async function keepDatabaseAlive() {
  for (;;) {
    await new Promise((ended) => lock.once('end', ended));
    if (stopping) return;
    console.error('The database stopped; starting it again.');
    while (!(await (databaseStart = restartDatabase()))) await setTimeout(RETRY_DELAY);
  }
}

/**
 * Creates a folder and its parents. `mkdir` with `recursive` is not used: it does not return on a
 * read-only file system.
 */
async function makeFolder(folder) {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
}

/** DATA_DIR is required with DATABASE_URL too: it contains the generated secrets. */
async function makeDataDir() {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch ({ message }) {
    fail(`DATA_DIR cannot be used: ${message}.`);
  }
}

async function startDatabase() {
  if (databaseUrl) return;
  try {
    embedded = await startEmbeddedPostgres({ folder: dataDir });
  } catch (error) {
    fail(`The database in ${dataDir} cannot be started: ${error.stderr?.trim() || error.message}`);
  }
  databaseUrl = embedded.url;
  if (!(await takeLock())) {
    fail(`Another Popote runs on ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  }
  void keepDatabaseAlive();
}

async function migrateDatabase() {
  const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
  try {
    await migrate(databaseUrl);
  } catch (error) {
    await stop(1, `The database cannot be migrated: ${error.message || error.code}`);
  }
}

/** Starts an app and waits until it is ready. Returns its URL. Restarts it when it ends later. */
async function startApp(app) {
  await stopping; // the end of this process
  return new Promise((resolve) => {
    let ready = false;
    const child = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        new URL('./die-with-parent.mjs', import.meta.url).href,
        path.join(root, 'dist', 'apps', app.name, 'src', 'main.js'),
      ],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      },
    );
    children.set(app.name, child);
    child.once('message', ({ url }) => {
      ready = true;
      resolve(url);
    });
    child.once('exit', (code) => {
      children.delete(app.name);
      if (stopping) return;
      if (!ready) void stop(code || 1);
      else void setTimeout(RETRY_DELAY).then(() => startApp(app));
    });
  });
}

function endChild(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  void setTimeout(STOP_TIMEOUT + Number(env.DRAIN_DELAY_MS || 0), undefined, { ref: false }).then(
    () => child.kill('SIGKILL'),
  );
  return ended;
}

/** Stops the apps, then the database, and ends the process. Later calls have no effect. */
function stop(code, message) {
  stopping ??= (async () => {
    if (message) console.error(message);
    await Promise.all([...children.values()].map(endChild));
    await databaseStart; // a server that starts cannot be stopped
    await lock?.end().catch(() => undefined);
    await embedded?.stop().catch(() => undefined);
    process.exit(code);
  })();
  return stopping;
}

/**
 * npm passes SIGTERM to its shell only, which ends without passing it on. Without npm, the parent
 * can be a shell that the service is to outlive.
 */
async function stopWithParent() {
  while (process.ppid === parent) await setTimeout(PARENT_CHECK);
  await stop(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
if (env.npm_lifecycle_event) void stopWithParent();

try {
  for (const app of apps) await requireFreePort(app);
  databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql']);
} catch (error) {
  fail(startupProblem(error));
}
await makeDataDir();
if (!env.TRUSTED_PROXIES) env.ALLOWED_HOSTS ??= ownNames(); // a proxy has another name
env.WORKER_PORT ??= await freePort(0); // used between the API and the classifier only
databaseStart = startDatabase();
await databaseStart;
await migrateDatabase();
const [classifier, api] = apps;
await startApp(classifier);
const url = await startApp(api);
console.log(`\nPopote listens on ${url}`);
console.log(`Documentation:     ${url}/docs`);
console.log(`Shopping list:     ${url}/list\n`);
