import type { Dispatcher } from 'undici';

/** A request of a person. */
export interface ApiRequest {
  /** What the person does, for the report; for example "plan a recipe". */
  readonly kind: string;
  readonly method: Extract<Dispatcher.HttpMethod, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
  readonly path: string;
  /** The session; absent for requests without one. */
  readonly cookie?: string;
  readonly body?: object;
  /** `Idempotency-Key`. */
  readonly key?: string;
}

/** An answer with a status below 500. */
export interface ApiAnswer {
  readonly request: ApiRequest;
  readonly status: number;
  /** The JSON of the body; undefined when the body is empty. */
  readonly body: unknown;
  /** The session cookie that the answer sets. */
  readonly cookie: string | undefined;
  /** When the request was sent first, by `performance.now()`. */
  readonly sentAt: number;
  /** Whether an earlier attempt had no answer, or one with status 500 or above. */
  readonly wasRepeated: boolean;
}

/** The service answered with a status or a body that is wrong. */
export class WrongAnswer extends Error {}

/** @throws WrongAnswer unless the status is one of these */
export function requireStatus({ request, status, body }: ApiAnswer, ...allowed: number[]): void {
  if (allowed.includes(status)) return;
  const text = JSON.stringify(body).slice(0, 300);
  throw new WrongAnswer(`${request.method} ${request.path}: ${String(status)} ${text}`);
}

/** @throws WrongAnswer unless the condition holds */
export function requireContent(
  { request, body }: ApiAnswer,
  condition: boolean,
  problem: string,
): asserts condition {
  if (condition) return;
  const text = JSON.stringify(body).slice(0, 600);
  throw new WrongAnswer(`${request.method} ${request.path}: ${problem}: ${text}`);
}
