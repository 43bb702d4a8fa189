import { once } from 'node:events';
import { reasonOf } from '../files/archive-error.js';
import { type ArchiveEvent, type ArchiveTask, readArchive } from './read-archive.js';

// The process of `readInProcess`: receives what to read, and sends an event each time that the API
// asks for one, so that none wait in memory.

/** What the process sends when the archive ends, or cannot be read as a whole. */
export type ProcessMessage =
  | ArchiveEvent
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly reason: ReturnType<typeof reasonOf> };

async function* messages(task: ArchiveTask): AsyncGenerator<ProcessMessage> {
  try {
    yield* readArchive(task);
    yield { kind: 'end' };
  } catch (error) {
    yield { kind: 'error', reason: reasonOf(error) };
  }
}

// The API has ended.
process.once('disconnect', () => process.exit());
const [task] = (await once(process, 'message')) as [ArchiveTask];
for await (const message of messages(task)) {
  process.send?.(message);
  await once(process, 'message');
}
