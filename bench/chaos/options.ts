import { parseArgs } from 'node:util';
import type { Fault } from './faults/fault.js';
import { FAULTS } from './faults/fault-list.js';

export interface ChaosOptions {
  readonly minutes: number;
  readonly seed: number;
  /** Seconds before each fault, and up to half as many more. */
  readonly pause: number;
  readonly faults: readonly Fault[];
  /** Folder for the logs of the APIs. */
  readonly logFolder: string | undefined;
}

/** More than the service may need after a fault. */
const DEFAULT_PAUSE = '14';

/** @throws Error when a fault is unknown */
export function readOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      pause: { type: 'string', default: DEFAULT_PAUSE },
      fault: { type: 'string', multiple: true, default: FAULTS.map(({ name }) => name) },
      logs: { type: 'string' },
    },
  });
  return {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    pause: Number(values.pause),
    faults: values.fault.map(findFault),
    logFolder: values.logs,
  };
}

function findFault(name: string): Fault {
  const fault = FAULTS.find((candidate) => candidate.name === name);
  if (fault) return fault;
  throw new Error(`Faults: ${FAULTS.map((candidate) => candidate.name).join(', ')}`);
}
