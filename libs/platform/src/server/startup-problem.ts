import { ConfigError } from '../config/environment.js';

interface SystemError {
  readonly code?: string;
  readonly address?: string;
  readonly port?: number;
}

/** Why a process could not start, in one sentence where we know one, otherwise with its stack. */
export function startupProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, address, port } = error as SystemError;
  const place = `${address ?? ''}:${String(port)}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${place} is in use by another program: stop it, or choose another port.`;
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return `Cannot listen on ${place} (${code}): choose another address or port.`;
    case 'ECONNREFUSED':
      return `Nothing answers on ${place}: is the database running?`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
