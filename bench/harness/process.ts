import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '..', '..');

/** A compiled program that runs in a child process. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** The URL that the program sent when it was ready. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `entry`, a path in dist/, and waits until it is ready. */
export function startProcess(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(DIST, entry)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production', ...env },
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('message', ({ url }: { url: string }) => {
      resolve({ child, url, stop });
    });
    void ended.then(() => {
      reject(new Error(`${entry} exited before it was ready.`));
    });
  });
}
