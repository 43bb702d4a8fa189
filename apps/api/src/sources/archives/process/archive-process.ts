import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../files/archive-error.js';
import { type ArchiveEvent, type ArchiveTask, readArchive } from './read-archive.js';

// Reads an archive in a worker thread. The reader asks for each event, so that none wait in memory.

/** What the thread sends when the archive ends, or cannot be read as a whole. */
export type ThreadMessage =
  | ArchiveEvent
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly reason: ReturnType<typeof reasonOf> };

async function* messages(): AsyncGenerator<ThreadMessage> {
  try {
    yield* readArchive(workerData as ArchiveTask);
    yield { kind: 'end' };
  } catch (error) {
    yield { kind: 'error', reason: reasonOf(error) };
  }
}

if (parentPort !== null) {
  for await (const message of messages()) {
    parentPort.postMessage(message);
    await once(parentPort, 'message');
  }
  parentPort.close();
}
