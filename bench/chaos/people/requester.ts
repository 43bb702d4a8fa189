import { setTimeout } from 'node:timers/promises';
import { Agent, request as sendRequest } from 'undici';
import type { Timeline } from '../records/timeline.js';
import { type ApiAnswer, type ApiRequest, WrongAnswer } from './api-request.js';

/** The clients give up after this time. */
const TIMEOUT_MS = 15_000;
/** Pause before a request is repeated. */
const REPEAT_DELAY_MS = 500;
const CONNECTIONS = 64;

const REQUEST_IN_PROGRESS = 4024;

/** Sends the requests of all people and records each of them. */
export class Requester {
  private readonly agent = new Agent({ connections: CONNECTIONS });

  constructor(
    private readonly apiUrl: string,
    private readonly timeline: Timeline,
  ) {}

  /** Sends a read once. @returns undefined when there was no answer, or one of 500 or above */
  async read(request: ApiRequest): Promise<ApiAnswer | undefined> {
    return this.attempt(request, performance.now(), false);
  }

  /**
   * Sends a write until it is answered. Its outcome is unknown in between, so it must have an
   * `Idempotency-Key` or be idempotent by itself.
   */
  async write(request: ApiRequest): Promise<ApiAnswer> {
    const sentAt = performance.now();
    for (let wasRepeated = false; ; wasRepeated = true) {
      const answer = await this.attempt(request, sentAt, wasRepeated);
      if (answer !== undefined && !isInProgress(answer)) return answer;
      await setTimeout(REPEAT_DELAY_MS);
    }
  }

  async close(): Promise<void> {
    await this.agent.close();
  }

  private async attempt(
    request: ApiRequest,
    sentAt: number,
    wasRepeated: boolean,
  ): Promise<ApiAnswer | undefined> {
    const start = performance.now();
    const record = (failure: string | null) => {
      this.timeline.add({ kind: request.kind, start, end: performance.now(), failure });
    };
    try {
      const { status, text, cookie } = await this.send(request);
      record(status < 500 ? null : failureOf(status, text));
      if (status >= 500) return undefined;
      return { request, status, body: parse(request, text), cookie, sentAt, wasRepeated };
    } catch (error) {
      if (error instanceof WrongAnswer) throw error;
      record((error as { code?: string }).code ?? String(error));
      return undefined;
    }
  }

  private async send({ method, path, cookie, body, key }: ApiRequest) {
    const response = await sendRequest(this.apiUrl + path, {
      method,
      dispatcher: this.agent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      text: await response.body.text(),
      cookie: [response.headers['set-cookie']].flat()[0]?.split(';', 1)[0],
    };
  }
}

function isInProgress({ status, body }: ApiAnswer): boolean {
  return status === 409 && (body as { code: number }).code === REQUEST_IN_PROGRESS;
}

/** Status and error code: 503/5030; the load balancer answers 502 with the name of a failure. */
function failureOf(status: number, text: string): string {
  const code = /"code":(\d+)/.exec(text)?.[1] ?? text.slice(0, 40);
  return `${String(status)}/${code}`;
}

function parse({ method, path }: ApiRequest, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongAnswer(`${method} ${path}: not JSON: ${text.slice(0, 200)}`);
  }
}
