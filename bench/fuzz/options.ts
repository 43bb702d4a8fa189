import { parseArgs } from 'node:util';

/** Command-line options of the fuzzer. */
export interface FuzzOptions {
  /** Equal seeds send the same requests, as far as the responses are the same. */
  readonly seed: number;
  /** The run ends after this number of requests or seconds, whichever is given. */
  readonly limit: { readonly unit: 'requests' | 'seconds'; readonly total: number };
  /** Fuzzes this operation only, by its `operationId`. */
  readonly operation: string | undefined;
  /** The run ends after this number of different failures. */
  readonly maxFailures: number;
}

/** Reads `--minutes`, `--requests`, `--seed`, `--operation` and `--failures`. */
export function readOptions(args: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      requests: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      operation: { type: 'string' },
      failures: { type: 'string', default: '25' },
    },
  });
  const { minutes, requests, seed, operation, failures } = values;
  return {
    seed: readNumber('seed', seed),
    limit:
      requests === undefined
        ? { unit: 'seconds', total: readNumber('minutes', minutes) * 60 }
        : { unit: 'requests', total: readNumber('requests', requests) },
    operation,
    maxFailures: readNumber('failures', failures),
  };
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (!(value >= 0)) throw new Error(`--${name} must be a number, and not ${text}.`);
  return value;
}
