import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds in which the process id of a dead server must become free. */
const MAX_WAIT = 15_000;
const RETRY_DELAY = 500;

/**
 * Starts the server on the cluster in `data` with `start`. PostgreSQL refuses while the process in
 * postmaster.pid exists. After a crash that can be the dead server itself, until its parent process
 * has read its exit code, or another process that got the same id: `start` is then called again.
 *
 * @throws Error when the process is a server of the cluster, or still exists after 15 s
 */
export async function startAfterCrash(start, data) {
  const lockFile = path.join(data, 'postmaster.pid');
  const deadline = Date.now() + MAX_WAIT;
  for (;;) {
    const holder = await findHolder(lockFile);
    try {
      await start();
      return;
    } catch (error) {
      if (holder === undefined) throw error;
      if (holder.command.includes(data)) {
        throw new Error(
          `PostgreSQL (process ${holder.pid}) runs on ${data} but does not accept connections. ` +
            'Stop it and start again.',
          { cause: error },
        );
      }
      if (Date.now() > deadline) {
        const command = holder.command.join(' ').trim() || 'a process that has ended';
        throw new Error(
          `${lockFile} is left from a crash, and process ${holder.pid} (${command}) has the id of ` +
            'the dead server. Stop that process, or delete the file if no PostgreSQL uses the folder.',
          { cause: error },
        );
      }
    }
    await setTimeout(RETRY_DELAY);
  }
}

/**
 * Returns the id and the command line of the process in the lock file; undefined if there is none,
 * or on a system without /proc. The command line of a process that has ended is empty.
 */
async function findHolder(lockFile) {
  const [pid] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  if (!(Number(pid) > 0)) return undefined;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return commandLine === undefined ? undefined : { pid, command: commandLine.split('\0') };
}
