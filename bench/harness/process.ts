import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = path.resolve(import.meta.dirname, '..', '..');
/** Ends a process when the benchmark ends, even by SIGKILL. */
const DIE_WITH_PARENT = pathToFileURL(path.join(DIST, '..', 'scripts', 'die-with-parent.mjs')).href;
const OPTIONS = ['--enable-source-maps', '--import', DIE_WITH_PARENT];

/** A compiled program that runs in a child process. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** The URL that the program sent when it was ready. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts `entry`, a path in dist/, and waits until it is ready.
 * @param logFile receives its output; without it, the output is printed
 */
export async function startProcess(
  entry: string,
  env: Readonly<Record<string, string>>,
  logFile?: string,
): Promise<RunningProcess> {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  const child = spawn(process.execPath, [...OPTIONS, path.join(DIST, entry)], {
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production', ...env },
  });
  if (typeof output === 'number') closeSync(output);
  const ended = once(child, 'exit').then(() => undefined);
  const message = await Promise.race([once(child, 'message'), ended]);
  if (message === undefined) throw new Error(`${entry} exited before it was ready.`);
  const [{ url }] = message as [{ readonly url: string }];
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, url, stop };
}

/** Returns a free TCP port, for a program whose port must be known before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Resident memory of a process, in megabytes; Linux only. 0 when it has ended. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** CPU time that the threads of a process have used, in seconds; Linux only. */
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  const threads = `/proc/${String(pid)}/task`;
  let nanoseconds = 0;
  for (const thread of await readdir(threads)) {
    // The first of three numbers; /proc/…/stat counts only in steps of ten milliseconds.
    const schedule = await readFile(path.join(threads, thread, 'schedstat'), 'utf8');
    nanoseconds += Number(schedule.slice(0, schedule.indexOf(' ')));
  }
  return nanoseconds / 1e9;
}
