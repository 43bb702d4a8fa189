import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { ArchiveError } from '../files/archive-error.js';
import type { ThreadMessage } from './archive-thread.js';
import type { ArchiveEvent, ArchiveTask } from './read-archive.js';

/** Milliseconds until the parts are known, and then until the next event. */
const OPEN_DEADLINE = 120_000;
const PART_DEADLINE = 20_000;
/** Maximum size of the objects of a thread, in MiB: the database of Mealie has tens of them. */
const HEAP = 256;
/** Parts of an archive that may end a thread. */
const MAX_BROKEN = 10;

/** The compiled file, also when tests run the sources. */
const THREAD = createRequire(import.meta.filename).resolve('#archive-thread');

/**
 * Reads an archive in a worker thread, so that a hostile archive cannot block or end the process. A
 * thread that exceeds its memory or its deadline is ended; the next one leaves out the part that it
 * read. The thread waits while the caller handles an event.
 *
 * @throws {ArchiveError} when the archive cannot be read as a whole; any other error after `stop`
 */
export async function* readInThread(
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

/** The events of one thread. Throws any error when it has to be ended. */
async function* messagesOf(
  workerData: ArchiveTask,
  stop: AbortSignal,
): AsyncGenerator<ArchiveEvent> {
  const thread = new Worker(THREAD, {
    workerData,
    env: {}, // it needs no secrets
    resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  thread.on('error', () => undefined); // also while no message is awaited
  try {
    for (let deadline = OPEN_DEADLINE; ; deadline = PART_DEADLINE) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(deadline)]);
      const [message] = (await once(thread, 'message', { signal })) as [ThreadMessage];
      if (message.kind === 'end') return;
      if (message.kind === 'error') throw new ArchiveError(message.reason);
      yield message;
      thread.postMessage('next');
    }
  } finally {
    await thread.terminate();
  }
}
