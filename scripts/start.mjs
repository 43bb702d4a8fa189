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
import { beforeEnd, end, endAtSignals, isEnding } from './ending.mjs';
import { freePort } from './free-port.mjs';
import { isPopote, isReady } from './popote-at.mjs';
import { importCompiled, prepare, root } from './prepare.mjs';

/** Milliseconds between SIGTERM and SIGKILL, after `DRAIN_DELAY_MS`. */
const STOP_TIMEOUT = 15_000;
/** Milliseconds in which the apps of a supervisor that was killed free their ports. */
const PORT_TIMEOUT = 12_000;
/** Milliseconds before a process is started again, or a port is tried again. */
const RETRY_DELAY = 1_000;

prepare();
const { default: pg } = await import('pg');
const { startEmbeddedPostgres } = await import('./database/embedded-postgres.mjs');

const env = process.env;
delete env.WATCH_REPORT_DEPENDENCIES; // set by node --watch; adds messages to the IPC of the apps
const dataDir = path.resolve(root, env.DATA_DIR || '.data');
const { localUrl, readPort, readUrl } = await importCompiled(
  'libs/platform/src/config/environment.js',
);
const { knownProblem, startupProblem } = await importCompiled(
  'libs/platform/src/server/startup-problem.js',
);
const [api, classifier] = [
  { name: 'api', host: env.HOST || '127.0.0.1', variable: 'PORT', fallback: 3000 },
  {
    name: 'classifier',
    host: env.CLASSIFIER_HOST || '127.0.0.1',
    variable: 'CLASSIFIER_PORT',
    fallback: 3001,
    min: 1,
  },
];

/** The names of this machine, so that no page of another site can reach the service under its own. */
function ownNames() {
  const [name] = hostname().split('.');
  return [env.HOST, 'localhost', hostname(), name, `${name}.local`].join();
}

/**
 * Checks that an app can listen. While another Popote ends, waits for its port.
 *
 * @throws Error when the port is in use, or is invalid
 */
async function requireFreePort({ host, variable, fallback, min }) {
  const port = readPort(env, variable, fallback, min);
  const url = localUrl(host, port);
  const deadline = Date.now() + PORT_TIMEOUT;
  for (let isTold = false; ; isTold = true) {
    const problem = await tryPort(port, host);
    if (problem === undefined) return;
    if (problem.code !== 'EADDRINUSE') throw problem;
    const other = (await isPopote(`${url}/openapi.json`)) || (await isPopote(url));
    if (!other) throw new Error(startupProblem(problem, variable));
    if ((await isReady(url)) || Date.now() > deadline) {
      throw new Error(`Popote already listens on ${url}: stop it, or choose another ${variable}.`);
    }
    if (!isTold)
      console.log(`Another Popote listens on ${url} (${variable}): waiting for its end …`);
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

let databaseUrl;
let embedded;
let lock;

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
    if (isEnding()) return;
    console.error('The database stopped; starting it again.');
    while (!(await restartDatabase())) await setTimeout(RETRY_DELAY);
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
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${error.message}.`, { cause: error });
  }
}

async function startDatabase() {
  if (databaseUrl) return;
  try {
    embedded = await startEmbeddedPostgres({ folder: dataDir });
  } catch (error) {
    const sentence = `The database in ${dataDir} cannot be started: ${error.message}`;
    throw new Error(sentence, { cause: error });
  }
  databaseUrl = embedded.url;
  if (!(await takeLock())) {
    throw new Error(
      `Another Popote runs on ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  embedded.shared = false; // the supervisor that started it has ended
  void keepDatabaseAlive();
}

async function migrateDatabase() {
  const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
  try {
    await migrate(databaseUrl);
  } catch (error) {
    const problem = knownProblem(error) ?? error.message;
    throw new Error(`The database cannot be migrated: ${problem}`, { cause: error });
  }
}

/** Starts an app and waits until it is ready. Returns its URL. Restarts it when it ends later. */
async function startApp(app) {
  if (isEnding()) await end();
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
    child.once('exit', () => (app.child = undefined));
    app.child = child;
    child.once('message', ({ url }) => {
      ready = true;
      resolve(url);
    });
    child.once('exit', (code) => {
      if (isEnding()) return;
      if (!ready) void end(code || 1);
      else void setTimeout(RETRY_DELAY).then(() => startApp(app));
    });
  });
}

async function stopApp({ child }) {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  void setTimeout(STOP_TIMEOUT + Number(env.DRAIN_DELAY_MS || 0), undefined, { ref: false }).then(
    () => child.kill('SIGKILL'),
  );
  await ended;
}

endAtSignals(0);
try {
  for (const app of [api, classifier]) await requireFreePort(app);
  databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  await makeDataDir();
  if (!env.TRUSTED_PROXIES) env.ALLOWED_HOSTS ??= ownNames(); // a proxy has another name
  env.WORKER_PORT ??= await freePort(); // used between the API and the classifier only
  await startDatabase();
  await migrateDatabase();
  beforeEnd(() => Promise.all([api, classifier].map(stopApp)));
  await startApp(classifier);
  const url = await startApp(api);
  console.log(`\nPopote listens on ${url}`);
  console.log(`Documentation:     ${url}/docs\n`);
} catch (error) {
  await end(1, knownProblem(error) ?? error.message);
}
