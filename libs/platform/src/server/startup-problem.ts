import { ConfigError } from '../config/environment.js';

/** SQLSTATEs with which PostgreSQL refuses a connection or a statement. */
const WRONG_PASSWORD = '28P01';
const NO_AUTHORIZATION = '28000';
const NO_DATABASE = '3D000';
const NO_TABLE = '42P01';

interface SystemError {
  readonly code?: string;
  readonly message: string;
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
}

/**
 * Describes why a process cannot start: one sentence for known problems, otherwise the stack.
 *
 * @param portVariable the variable of the port on which the process listens
 */
export function startupProblem(error: unknown, portVariable = 'PORT'): string {
  return (
    knownProblem(error, portVariable) ??
    (error instanceof Error ? error.stack : String(error)) ??
    ''
  );
}

/** One sentence about an error of the configuration, a port or the connection to the database. */
export function knownProblem(error: unknown, portVariable = 'PORT'): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { code, message, address, hostname, port } = firstOf(error) as SystemError;
  const target = `${address ?? ''}:${String(port)}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${target} is in use by another program: stop it, or choose another ${portVariable}.`;
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return port === undefined
        ? undefined
        : `Cannot listen on ${target} (${code}): choose another address or ${portVariable}.`;
    case 'ECONNREFUSED':
      return `Cannot connect to ${target}: does the database of DATABASE_URL run?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname ?? ''} is not known (${code}): check DATABASE_URL and HOST.`;
    case WRONG_PASSWORD:
    case NO_AUTHORIZATION:
    case NO_DATABASE:
      return `The database refuses DATABASE_URL: ${message}.`;
    case NO_TABLE:
      return `The database lacks a table (${message}): has the migration of this version run?`;
    default:
      return undefined;
  }
}

/** A name with several addresses, such as `localhost`, has one error for each of them. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] ?? error) : error;
}
