import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds in which the processes of a dead server must end. */
const MAX_WAIT = 15_000;
const RETRY_DELAY = 500;

/**
 * Starts the server on the cluster in `data` with `start`. PostgreSQL refuses while the process in
 * postmaster.pid exists. After a crash that can be the dead server itself, until its parent process
 * has read its exit code, or another process that got the same id: the file is then given to this
 * process. While other processes of the dead server still run, `start` is called again. `stop` is called
 * for a server that `start` has left half started.
 *
 * @throws Error when the process is a server of the cluster, or `start` fails for 15 s
 */
export async function startAfterCrash(start, stop, data) {
  const lockFile = path.join(data, 'postmaster.pid');
  const deadline = Date.now() + MAX_WAIT;
  for (;;) {
    let content = await read(lockFile);
    const holder = await findHolder(content);
    const isServer = holder !== undefined && isPostgres(holder.command);
    if (holder !== undefined && !isServer) content = await takeLockFile(lockFile, content);
    try {
      await start();
      return;
    } catch (error) {
      if (isServer) {
        throw new Error(
          `PostgreSQL (process ${holder.pid}) runs on ${data} but does not accept connections. ` +
            'Stop it and start again.',
          { cause: error },
        );
      }
      if ((await read(lockFile)) !== content) await stop().catch(() => undefined);
      if (content === undefined || Date.now() > deadline) throw error;
    }
    await setTimeout(RETRY_DELAY);
  }
}

function read(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/**
 * Returns the id and the command line of the process in the lock file; undefined if there is none,
 * or on a system without /proc. The command line of a process that has ended is empty.
 */
async function findHolder(content = '') {
  const [pid] = content.split('\n');
  if (!(Number(pid) > 0)) return undefined;
  const commandLine = await read(`/proc/${pid}/cmdline`);
  return commandLine === undefined ? undefined : { pid, command: commandLine.split('\0') };
}

/** Whether the command is a PostgreSQL, of whatever cluster: its lock file is never taken. */
function isPostgres([program = '']) {
  return path.basename(program) === 'postgres';
}

/**
 * Replaces the process id in the lock file by that of this process. PostgreSQL ignores the id of the
 * process that runs pg_ctl. It then still checks the shared memory in the file, which is in use as
 * long as any process of the dead server runs; without the file it could not.
 */
async function takeLockFile(lockFile, content) {
  const taken = content.replace(/^\d+/, String(process.pid));
  await writeFile(lockFile, taken);
  return taken;
}
