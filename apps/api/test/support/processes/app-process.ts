import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INTERNAL_SECRET } from '../test-app.js';
import { CHILD_LOG } from '../test-log.js';
import { until } from '../until.js';

const ROOT = path.resolve(__dirname, '../../../../..');
/** Ends a process when the tests have ended without stopping it. */
const DIE_WITH_PARENT = path.join(ROOT, 'scripts', 'die-with-parent.mjs');

/** An app that listens. */
export interface RunningApp {
  readonly url: string;
  stop(): Promise<void>;
}

/** A compiled app in a process of its own: `stop` sends SIGTERM and waits for its exit. */
export interface AppProcess extends RunningApp {
  /** Sends SIGKILL and waits for the process to end. */
  kill(): Promise<void>;
}

/**
 * Starts another process of the API on the database of `databaseUrl`. `env` overrides environment
 * variables.
 */
export function startApiProcess(
  databaseUrl: string,
  jwtSecret: string,
  env: Record<string, string> = {},
): Promise<AppProcess> {
  return startProcess('apps/api/src/main.js', {
    PORT: '0',
    DATA_DIR: tmpdir(),
    RATE_LIMIT: 'off',
    JWT_SECRET: jwtSecret,
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: process.env['TEST_CLASSIFIER_URL'] ?? '',
    ...env,
  });
}

/** Starts another process of the classifier, without its worker. */
export function startClassifierProcess(env: Record<string, string>): Promise<AppProcess> {
  return startProcess('apps/classifier/src/main.js', {
    CLASSIFIER_PORT: '0',
    WORKER: 'off',
    ...env,
  });
}

/** Starts the real worker. Its log is written to the file `log`. */
export function startBackgroundWorker(
  env: Record<string, string>,
  log?: string,
): Promise<AppProcess> {
  const options = { WORKER: 'alone', WORKER_HTTP_PORT: '0', ...env };
  return startProcess('apps/classifier/src/main.js', options, log);
}

async function startProcess(
  entry: string,
  env: Record<string, string>,
  file = CHILD_LOG,
): Promise<AppProcess> {
  const log = openSync(file, 'a');
  const program = ['--import', DIE_WITH_PARENT, path.join(ROOT, 'dist', entry)];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'trace', INTERNAL_SECRET, ...env },
  });
  closeSync(log);
  child.unref();
  child.channel?.unref();
  const exited = once(child, 'exit');
  const started = once(child, 'message') as Promise<[{ readonly url: string }]>;
  const first = await Promise.race([started, exited.then(() => undefined)]);
  if (first === undefined) throw new Error(`${entry} exited before it was ready.`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await until(() => child.exitCode !== null || child.signalCode !== null);
  };
  return { url: first[0].url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
