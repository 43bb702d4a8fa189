import { type DestinationStream, type Logger, pino } from 'pino';

/** Paths that must never reach a log, whoever logs the object that holds them. */
const SECRETS = ['*.password', '*.currentPassword', '*.newPassword', '*.cookie', '*.authorization'];

/** One JSON line an event, in UTC, with secrets blotted out; on standard output unless told. */
export function createLogger(
  name: string,
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: SECRETS,
  };
  return pino(options, destination);
}
