import { openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type DestinationStream, multistream } from 'pino';

/** Folder in which `npm test` searches the logs of the run for the recorded values. */
const FOLDER = process.env['TEST_LOG_FOLDER'] ?? '';

/** Fields of a body that must not be logged. */
const SENSITIVE_FIELDS: Readonly<Record<string, string>> = {
  email: 'email',
  firstName: 'name',
  lastName: 'name',
  password: 'password',
  currentPassword: 'password',
  newPassword: 'password',
};

const recorded = new Set<string>();

/** File of this process: Jest runs test files in several processes. */
function fileOf(extension: string): string {
  return path.join(FOLDER, `${String(process.pid)}.${extension}`);
}

/** Log file of the processes that the tests start. */
export const CHILD_LOG = fileOf('children.log');

let logs = 0;

/** A new log file, for one process. */
export function newLogFile(): string {
  logs += 1;
  return fileOf(`${String(logs)}.log`);
}

const files = new Map<string, number>();

/** Appends to a file of this process, which stays open. */
function append(extension: string, line: string): void {
  const file = files.get(extension) ?? openSync(fileOf(extension), 'a');
  files.set(extension, file);
  writeSync(file, line);
}

/** Writes every line to the log of the run; lines from level info also to `log`. */
export function testLog(log?: DestinationStream): DestinationStream {
  const file = {
    write: (line: string) => {
      append('log', line);
    },
  };
  const streams = [
    { level: 'trace', stream: file },
    ...(log ? [{ level: 'info', stream: log }] : []),
  ];
  return multistream(streams as never);
}

/** Records a value that must not occur in the log of the run. */
export function recordSensitive(kind: string, value: string): void {
  if (recorded.has(value)) return;
  recorded.add(value);
  append('values', `${JSON.stringify({ kind, value })}\n`);
}

/** Records the sensitive fields of a request body. */
export function recordBody(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [field, value] of Object.entries(body)) {
    const kind = SENSITIVE_FIELDS[field];
    if (kind !== undefined && typeof value === 'string') recordSensitive(kind, value.trim());
  }
}

/** Records the value of a cookie; of a token only its signature, which differs in each token. */
export function recordCookie(pair: string): void {
  const value = pair.slice(pair.indexOf('=') + 1);
  recordSensitive('token', value.split('.').at(-1) ?? value);
}
