import { type Logger, pino } from 'pino';

/** Paths that must never reach a log, whoever logs the object that holds them. */
const SECRETS = ['*.password', '*.currentPassword', '*.newPassword', '*.cookie', '*.authorization'];

/** One JSON line an event on standard output, in UTC, with secrets blotted out. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: SECRETS,
  });
}
