import 'reflect-metadata';
import { answerParent } from '../../../../child-process/answer-parent.js';
import { InvalidRequest } from '../../../../http/fields/validation-error.js';
import { type HouseFileEvent, type HouseFileTask, readHouseFile } from './read-house-file.js';

/** What the process answers. `end`: of the file, or why it cannot be read. */
export type HouseFileAnswer =
  HouseFileEvent | { readonly part: 'end'; readonly problem: string | null };

// The process of `HouseFileReader`.
await answerParent<HouseFileAnswer>(async function* (task: HouseFileTask) {
  try {
    yield* readHouseFile(task);
    yield { part: 'end', problem: null };
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    yield { part: 'end', problem: error.message };
  }
});
