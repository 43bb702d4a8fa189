import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { ArchiveError } from '../files/archive-error.js';
import type { ProcessMessage } from './archive-process.js';
import type { ArchiveEvent, ArchiveTask } from './read-archive.js';

/** Milliseconds until the parts are known, and then until the next event. */
const OPEN_DEADLINE = 120_000;
const PART_DEADLINE = 20_000;
/**
 * Maximum size of the objects of a process, in MiB: the database of Mealie has tens of them. And of
 * its stack, in KiB: recipes may be nested.
 */
const EXEC_ARGV = ['--max-old-space-size=256', '--stack-size=3900'];
/** Parts of an archive that may end a process. */
const MAX_BROKEN = 10;

/** The compiled file, also when tests run the sources. */
const PROCESS = createRequire(import.meta.filename).resolve('#archive-process');

/**
 * Reads an archive in a process of its own, so that a hostile archive cannot block or end the API: a
 * thread without memory may end its process. A process that exceeds its memory or its deadline ends;
 * the next one leaves out the part that it read. The process waits while the caller handles an event.
 *
 * @throws {ArchiveError} when the archive cannot be read as a whole; any other error after `stop`
 */
export async function* readInProcess(
  task: Omit<ArchiveTask, 'broken'>,
  stop: AbortSignal,
): AsyncGenerator<ArchiveEvent> {
  const broken: number[] = [];
  for (let { skip } = task; ;) {
    let part: number | undefined;
    try {
      for await (const message of messagesOf({ ...task, skip, broken }, stop)) {
        if (message.kind === 'part') ({ part } = message);
        if (message.kind === 'recipe' || message.kind === 'failure') skip++;
        yield message;
      }
      return;
    } catch (error) {
      if (error instanceof ArchiveError || stop.aborted) throw error;
      if (part === undefined || broken.length === MAX_BROKEN) throw new ArchiveError('TOO_SLOW');
      broken.push(part);
    }
  }
}

/** The events of one process. Throws any error when it has ended, or has to be ended. */
async function* messagesOf(task: ArchiveTask, stop: AbortSignal): AsyncGenerator<ArchiveEvent> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    env: {}, // it needs no secrets
    execArgv: EXEC_ARGV,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = new AbortController();
  child.once('exit', () => {
    end.abort();
  });
  child.on('error', () => {
    end.abort();
  });
  child.send(task);
  try {
    for (let deadline = OPEN_DEADLINE; ; deadline = PART_DEADLINE) {
      const signal = AbortSignal.any([stop, end.signal, AbortSignal.timeout(deadline)]);
      const [message] = (await once(child, 'message', { signal })) as [ProcessMessage];
      if (message.kind === 'end') return;
      if (message.kind === 'error') throw new ArchiveError(message.reason);
      yield message;
      child.send('next');
    }
  } finally {
    child.kill('SIGKILL');
  }
}
