import { type DestinationStream, type Logger, pino } from 'pino';
import { serializeError } from './serialize-error.js';

/** Fields whose values are replaced by `[Redacted]` in every log line. */
const REDACTED_PATHS = [
  '*.password',
  '*.currentPassword',
  '*.newPassword',
  '*.cookie',
  '*.authorization',
];

/** Creates a logger that writes one JSON line per event, with UTC times; by default to stdout. */
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
    redact: REDACTED_PATHS,
    serializers: { err: serializeError },
  };
  return pino(options, destination);
}
