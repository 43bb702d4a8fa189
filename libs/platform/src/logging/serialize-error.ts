import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE class 22: PostgreSQL quotes the rejected value in the message, for example `invalid input
 * syntax for type integer: "…"`. Messages of other classes name only objects of the database.
 */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** A line of a stack trace. The lines before them repeat the message. */
const STACK_FRAME = /^\s+at /;

/** Causes of causes that are logged. */
const MAX_CAUSES = 4;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: unknown;
}

/**
 * The fields of an error that are logged. All others are left out: errors of libraries carry
 * statements, parameters, rows, requests or configuration, which contain personal data and secrets.
 */
export function serializeError(error: unknown): LoggedError {
  return serializeWithCauses(error, MAX_CAUSES);
}

function serializeWithCauses(error: unknown, causes: number): LoggedError {
  if (!isError(error)) return { type: typeof error, message: 'Not an error object.' };
  const { code, constraint, table } = error as Partial<LoggedError>;
  const isDataException = DATA_EXCEPTION.test(String(code));
  return {
    type: error.constructor.name,
    message: isDataException ? 'Omitted, because it may contain a value.' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => STACK_FRAME.test(line))
      .join('\n'),
    ...(isName(code) || typeof code === 'number' ? { code } : {}),
    ...(isName(constraint) ? { constraint } : {}),
    ...(isName(table) ? { table } : {}),
    ...(error.cause !== undefined && causes > 0
      ? { cause: serializeWithCauses(error.cause, causes - 1) }
      : {}),
  };
}

/** Whether it is an error, of this realm or, as Jest makes them, of another. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string';
}
