import { ConfigError } from '../config/environment.js';

interface SystemError {
  readonly code?: string;
  readonly address?: string;
  readonly port?: number;
}

/** Describes why a process cannot start: one sentence for known problems, otherwise the stack. */
export function startupProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, address, port } = firstOf(error) as SystemError;
  const target = `${address ?? ''}:${String(port)}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${target} is in use by another program: stop it, or choose another port.`;
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return `Cannot listen on ${target} (${code}): choose another address or port.`;
    case 'ECONNREFUSED':
      return `Cannot connect to ${target}: is the database running?`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** A name with several addresses, such as `localhost`, has one error for each of them. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] ?? error) : error;
}
