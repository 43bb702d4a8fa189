import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { INTERNAL_SECRET } from './test-app.js';
import { CHILD_LOG } from './test-log.js';

const CLASSIFIER = path.resolve(__dirname, '../../../../dist/apps/classifier/src/main.js');

/** The real worker, in a separate process. */
export interface BackgroundWorker {
  /** Sends SIGTERM and waits for the process to exit. */
  stop(): Promise<void>;
}

export async function startBackgroundWorker(
  env: Record<string, string>,
): Promise<BackgroundWorker> {
  const log = openSync(CHILD_LOG, 'a');
  const child: ChildProcess = spawn(process.execPath, [CLASSIFIER], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...process.env, WORKER: 'alone', LOG_LEVEL: 'trace', INTERNAL_SECRET, ...env },
  });
  closeSync(log);
  const exited = once(child, 'exit');
  await once(child, 'message');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A free port, for a server that starts later on a known port. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
