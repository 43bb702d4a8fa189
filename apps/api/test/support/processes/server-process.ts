import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../until.js';

/** A server from the packages of the operating system. */
export interface ServerProcess {
  /** Suspends the process; its connections stay open. */
  freeze(): void;
  resume(): void;
  /** Sends a signal, by default SIGTERM, and waits for the process to exit. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Output of `command --version`; undefined when the command is not on the PATH. */
export function versionOf(command: string): string | undefined {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/** Starts a server and waits until it accepts connections on the port. */
export async function startServer(
  command: string,
  options: readonly string[],
  port: string,
): Promise<ServerProcess> {
  const child = spawn(command, options, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  await untilListening(child, Number(port));
  return {
    freeze: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) {
      throw new Error(`${child.spawnfile} exited with code ${String(child.exitCode)}.`);
    }
    const socket = connect(port, '127.0.0.1');
    const connected = once(socket, 'connect').then(
      () => true,
      () => false,
    );
    return connected.finally(() => socket.destroy());
  });
}
