import { answerParent } from '../../../child-process/answer-parent.js';
import type { FailureReason } from '#domain/sources/archive.js';
import { reasonOf } from '../files/archive-error.js';
import { type ArchiveEvent, type ArchiveTask, readArchive } from './read-archive.js';

/** What the process answers. `end`: of the archive, or why it cannot be read as a whole. */
export type ArchiveAnswer =
  ArchiveEvent | { readonly kind: 'end'; readonly reason: FailureReason | null };

// The process of `readInProcess`.
await answerParent<ArchiveAnswer>(async function* (task: ArchiveTask) {
  try {
    yield* readArchive(task);
    yield { kind: 'end', reason: null };
  } catch (error) {
    yield { kind: 'end', reason: reasonOf(error) };
  }
});
