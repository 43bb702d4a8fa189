import { ARCHIVE_LIMITS } from '#domain/sources/archive.js';
import { AppError } from '#platform/errors/app-error.js';
import { ChildProcess } from '../../../child-process/child-process.js';
import { ArchiveError } from '../files/archive-error.js';
import type { ArchiveAnswer } from './archive-process.js';
import type { ArchiveEvent, ArchiveTask } from './read-archive.js';

/** Milliseconds until the format is known, and then until the next event. */
const OPEN_DEADLINE = 120_000;
const PART_DEADLINE = 20_000;
/**
 * Maximum size of the objects of a process, in MiB: the database of Mealie has tens of them. And of
 * its stack, in KiB: recipes may be nested.
 */
const EXEC_ARGV = ['--max-old-space-size=224', '--max-semi-space-size=8', '--stack-size=3900'];
/** MiB of a process with its objects, and the bytes of files and pictures beside them. */
export const ARCHIVE_PROCESS_MIB = 416;
/** Parts of an archive that may end a process. */
const MAX_BROKEN = 10;

/** An archive whose processes follow one another. */
export interface ArchiveReadingState extends Pick<ArchiveTask, 'location' | 'name'> {
  /** How far it is read: see `Position`. */
  parts: number;
  results: number;
  /** Parts that ended a process. */
  readonly broken: number[];
  /** Seconds of CPU that its processes have used. */
  cpuSeconds: number;
}

/**
 * Reads an archive in a process of its own, so that a hostile archive cannot block or end the API: a
 * thread without memory may end its process. A process that exceeds its memory or its deadline ends;
 * the next one leaves out the part that it read. The process waits while the caller handles an event.
 *
 * @param state is updated before each event
 * @throws {ArchiveError} when the archive cannot be read as a whole; any other error after `stop`
 */
export async function* readInProcess(
  state: ArchiveReadingState,
  stop: AbortSignal,
): AsyncGenerator<ArchiveEvent> {
  const { broken } = state;
  for (;;) {
    let isReading = false;
    try {
      for await (const event of eventsOf(state, stop)) {
        if (event.kind === 'parts') {
          isReading = true;
          if (event.parts > state.parts) Object.assign(state, { parts: event.parts, results: 0 });
        } else if (event.kind !== 'format') state.results++;
        yield event;
      }
      return;
    } catch (error) {
      if (error instanceof ArchiveError || error instanceof AppError || stop.aborted) throw error;
      state.cpuSeconds += PART_DEADLINE / 1000; // it is not known
      const isKnown = broken.includes(state.parts) || broken.length === MAX_BROKEN;
      if (!isReading || isKnown) throw new ArchiveError('TOO_SLOW');
      broken.push(state.parts);
    }
  }
}

/** The events of one process. Throws any error when it has ended, or has to be ended. */
async function* eventsOf(
  state: ArchiveReadingState,
  stop: AbortSignal,
): AsyncGenerator<ArchiveEvent> {
  stop.throwIfAborted();
  const { location, name, parts, results, broken, cpuSeconds } = state;
  const task: ArchiveTask = { location, name, start: { parts, results }, broken };
  const options = { execArgv: EXEC_ARGV };
  const child = new ChildProcess<ArchiveTask, ArchiveAnswer>('#archive-process', options);
  const end = () => {
    child.end();
  };
  stop.addEventListener('abort', end);
  try {
    let answer = await child.ask(task, OPEN_DEADLINE);
    while (answer.kind !== 'end') {
      state.cpuSeconds = cpuSeconds + child.cpuSeconds;
      if (state.cpuSeconds > ARCHIVE_LIMITS.cpuSeconds) throw new ArchiveError('TOO_SLOW');
      yield answer;
      answer = await child.ask('next', PART_DEADLINE);
    }
    if (answer.reason !== null) throw new ArchiveError(answer.reason);
  } finally {
    stop.removeEventListener('abort', end);
    end();
  }
}
