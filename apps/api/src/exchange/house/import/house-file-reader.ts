import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { ChildMemory } from '../../../child-process/child-memory.js';
import { ChildProcess } from '../../../child-process/child-process.js';
import { InvalidRequest } from '../../../http/fields/validation-error.js';
import { Catalogues } from '../../../reference/catalogues.js';
import type { HouseFileAnswer } from './file/house-file-process.js';
import type { HouseFileEvent, HouseFileTask } from './file/read-house-file.js';

/** MiB of a process: its objects, and bytes beside them. */
const MAX_MIB = 256;
const EXEC_ARGV = ['--max-old-space-size=160'];
/** Milliseconds for which an import waits for memory, and for the next event. */
const MAX_WAIT = 5 * 60_000;
const DEADLINE = 120_000;

/** Reads house exports, each in a process of its own: other requests do not wait for a large or hostile one. */
@Injectable()
export class HouseFileReader {
  constructor(
    private readonly memory: ChildMemory,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * The events of a house export. The process waits while the caller handles one.
   *
   * @throws VALIDATION_ERROR for a file that cannot be read, SERVICE_UNAVAILABLE
   */
  async *read(path: string): AsyncGenerator<HouseFileEvent> {
    const release = await this.memory.take(MAX_MIB, AbortSignal.timeout(MAX_WAIT));
    const child = new ChildProcess<HouseFileTask, HouseFileAnswer>('#house-file-process', {
      execArgv: EXEC_ARGV,
    });
    try {
      let answer = await child.ask({ path, ids: this.catalogues.ids }, DEADLINE);
      while (answer.part !== 'end') {
        yield answer;
        answer = await child.ask('next', DEADLINE);
      }
      if (answer.problem !== null) throw new InvalidRequest([answer.problem]);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new InvalidRequest([
        'file must be an export of a house that is not damaged and can be read in time',
      ]);
    } finally {
      child.end();
      release();
    }
  }
}
