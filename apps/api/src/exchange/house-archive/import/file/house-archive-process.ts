import 'reflect-metadata';
import { answerParent } from '../../../../child-process/answer-parent.js';
import { InvalidRequest } from '../../../../http/fields/validation-error.js';
import {
  type HouseArchiveEvent,
  type HouseArchiveTask,
  readHouseArchive,
} from './read-house-archive.js';

/** What the process answers. `end`: of the archive, or why it cannot be read. */
export type HouseArchiveAnswer =
  HouseArchiveEvent | { readonly kind: 'end'; readonly problem: string | null };

// The process of `HouseArchiveReader`.
await answerParent<HouseArchiveAnswer>(async function* (task: HouseArchiveTask) {
  try {
    yield* readHouseArchive(task);
    yield { kind: 'end', problem: null };
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    yield { kind: 'end', problem: error.message };
  }
});
