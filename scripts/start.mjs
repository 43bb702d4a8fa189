// `npm start`: makes a fresh clone ready, brings the database up and up to date, and runs the
// classifier (with its worker) and the API until it is told to stop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fail, prepare, root } from './prepare.mjs';

const STOP_WITHIN = 15_000;
const RETRY_AFTER = 1_000;

prepare();
const { default: pg } = await import('pg');
const { startEmbeddedPostgres } = await import('./embedded-postgres.mjs');

const env = process.env;
const dataDir = path.resolve(root, env.DATA_DIR || '.data');
const address = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const apps = [
  {
    name: 'classifier',
    host: env.CLASSIFIER_HOST || '127.0.0.1',
    port: env.CLASSIFIER_PORT || 3001,
  },
  { name: 'api', host: env.HOST || '127.0.0.1', port: env.PORT || 3000 },
];

/** Fails before any work is done, rather than half-way through starting. */
function requireFreePort({ host, port }) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        fail(`${host}:${port} is in use by another program: stop it, or choose another port.`);
      fail(`Cannot listen on ${host}:${port} (${code}): choose another address or port.`);
    });
    probe.listen(Number(port), host, () => probe.close(resolve));
  });
}

let stopping;
let embedded;
let lock;
const children = new Map();

/**
 * One supervisor a database: PostgreSQL lets the lock go when its holder dies, however it dies.
 * @returns whether we hold the lock now; `lock` then tells, by ending, that the database died
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

/** Brings the embedded database back when it dies under us, as often as it takes. */
async function keepDatabaseAlive() {
  for (;;) {
    await new Promise((ended) => lock.once('end', ended));
    if (stopping) return;
    console.error('The database stopped; starting it again.');
    while (!(await embedded.start().then(takeLock, () => false))) await setTimeout(RETRY_AFTER);
  }
}

async function startDatabase() {
  if (env.DATABASE_URL) return;
  try {
    embedded = await startEmbeddedPostgres({ folder: dataDir });
  } catch (error) {
    fail(`The database in ${dataDir} cannot be started: ${error.stderr?.trim() || error.message}`);
  }
  env.DATABASE_URL = embedded.url;
  if (!(await takeLock())) {
    fail(`Another Popote runs on ${dataDir}: stop it, or set DATA_DIR to another folder.`);
  }
  void keepDatabaseAlive();
}

async function migrateDatabase() {
  const { migrate } = await import(path.join(root, 'dist/apps/api/src/migrate.js'));
  try {
    await migrate(env.DATABASE_URL);
  } catch (error) {
    await stop(1, `The database cannot be brought up to date: ${error.message || error.code}`);
  }
}

/** Starts one app and waits until it says that it is ready. Restarts it when it dies later. */
function startApp(app) {
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
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...env, DATA_DIR: dataDir } },
    );
    children.set(app.name, child);
    child.once('message', () => {
      ready = true;
      resolve();
    });
    child.once('exit', (code) => {
      children.delete(app.name);
      if (stopping) return;
      if (!ready) void stop(code || 1);
      else void setTimeout(RETRY_AFTER).then(() => stopping ?? startApp(app));
    });
  });
}

function endChild(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  void setTimeout(STOP_WITHIN, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  return ended;
}

/** Ends everything once: first who uses the database, then the database. */
function stop(code, sentence) {
  stopping ??= (async () => {
    if (sentence) console.error(sentence);
    await Promise.all([...children.values()].map(endChild));
    await lock?.end().catch(() => undefined);
    await embedded?.stop().catch(() => undefined);
    process.exit(code);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

for (const app of apps) await requireFreePort(app);
await startDatabase();
await migrateDatabase();
for (const app of apps) await startApp(app);
const [, api] = apps;
console.log(`\nPopote listens on ${address(api.host, api.port)}`);
console.log(`Documentation:     ${address(api.host, api.port)}/docs\n`);
