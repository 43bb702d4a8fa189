import { type DestinationStream, type Logger, pino } from 'pino';
import { activeTraceIds } from '../tracing/span.js';
import { isTracing } from '../tracing/start-tracing.js';
import { serializeError } from './serialize-error.js';

/** Fields whose values are replaced by `[Redacted]` in every log line. */
const REDACTED_PATHS = [
  '*.password',
  '*.currentPassword',
  '*.newPassword',
  '*.cookie',
  '*.authorization',
];

/** The event of the messages that Nest and other packages log. */
const FRAMEWORK = 'framework';

/**
 * Creates a logger that writes one JSON line per event, with UTC times; by default to stdout. Lines
 * are as docs/logs.schema.json describes them. Those of a request whose trace is exported have the
 * ids of the trace.
 */
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
    formatters: { log: withEvent },
    ...(isTracing() ? { mixin: activeTraceIds } : {}),
  };
  return pino(options, destination);
}

function withEvent(fields: Record<string, unknown>): Record<string, unknown> {
  return fields['event'] === undefined ? { event: FRAMEWORK, ...fields } : fields;
}
