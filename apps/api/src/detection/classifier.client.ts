import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { AppError } from '#platform/errors/app-error.js';
import type {
  IngredientLine,
  IngredientLinesRequest,
  IngredientLinesResponse,
  ProcessRequest,
  ProcessResponse,
} from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { connectWithin } from '#platform/http/connect-within.js';
import { FairQueue } from '#platform/queue/fair-queue.js';
import { timeLimit } from '#platform/signals/time-limit.js';
import { traceClientRequest } from '#platform/tracing/trace-client-request.js';
import { Config } from '../config.js';
import { householdPath } from '../requester/requester.js';
import { type ClassifierOutcome, DetectionMetrics } from './detection.metrics.js';
import {
  type ClassifierResponse,
  isClassifierResponse,
  isIngredientLine,
  isTextDetection,
} from './text-detection.schema.js';

const PROCESS = '/v1/process';
const LINES = '/v1/ingredient-lines';

/** Timeout of a detection while a recipe is written, and of connecting, in milliseconds. */
const PROCESS_TIMEOUT = 300;
/** Timeout of a request whose result a person waits for, such as the lines of a draft, in milliseconds. */
export const REQUESTED_TIMEOUT = 2_000;
const CONNECTIONS = 8;
/** Requests for one house, or for one person without a house, at once. */
const MAX_OF_HOUSEHOLD = 2;
/** Requests that wait for a connection, at most for their timeout. */
const MAX_WAITING = 100;
const MAX_RESPONSE_SIZE = 32 * 1024 * 1024;

/**
 * HTTP client of the classifier. Every failure (timeout, connection, invalid response) is a
 * {@link ClassifierUnavailable}, never an empty result.
 */
@Injectable()
export class ClassifierClient implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly queue = new FairQueue(CONNECTIONS, MAX_WAITING);

  constructor(
    { classifierUrl, classifierSecret }: Config,
    private readonly metrics: DetectionMetrics,
  ) {
    this.headers = {
      'content-type': 'application/json',
      ...(classifierSecret && { authorization: `Bearer ${classifierSecret}` }),
    };
    this.pool = new Pool(classifierUrl, {
      connections: CONNECTIONS,
      connect: connectWithin(PROCESS_TIMEOUT),
      maxResponseSize: MAX_RESPONSE_SIZE,
    });
  }

  /** Detects each text of a step. At most 500 texts. */
  process(
    locale: Locale,
    texts: readonly string[],
    timeout = PROCESS_TIMEOUT,
  ): Promise<ProcessResponse> {
    const request: ProcessRequest = { locale, texts };
    return this.measure(PROCESS, async () => {
      const { version, results } = await this.post(PROCESS, request, timeout);
      const valid = results.filter((result, index) => isTextDetection(result, texts[index] ?? ''));
      return { version, results: requireAllValid(valid, texts) };
    });
  }

  /** Resolves each ingredient line of a draft. At most 500 lines. */
  async resolveLines(locale: Locale, lines: readonly string[]): Promise<readonly IngredientLine[]> {
    if (lines.length === 0) return [];
    return (await this.requestLines(locale, lines, REQUESTED_TIMEOUT)).results;
  }

  /** Reads each text of the lines of a recipe. At most 500 texts. */
  readLines(
    locale: Locale,
    lines: readonly string[],
    timeout = PROCESS_TIMEOUT,
  ): Promise<IngredientLinesResponse> {
    return this.requestLines(locale, lines, timeout);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private requestLines(
    locale: Locale,
    lines: readonly string[],
    timeout: number,
  ): Promise<IngredientLinesResponse> {
    const request: IngredientLinesRequest = { locale, lines };
    return this.measure(LINES, async () => {
      const { version, results } = await this.post(LINES, request, timeout);
      const valid = results.filter((result) => isIngredientLine(result));
      return { version, results: requireAllValid(valid, lines) };
    });
  }

  /** Measures a request, and throws a {@link ClassifierUnavailable} for every failure. */
  private async measure<T>(path: string, request: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      const response = await request();
      this.metrics.observeRequest(path, 'ok', startedAt);
      return response;
    } catch (cause) {
      this.metrics.observeRequest(path, outcomeOf(cause), startedAt);
      throw new ClassifierUnavailable(cause);
    }
  }

  private post(path: string, request: object, timeout: number): Promise<ClassifierResponse> {
    const signal = timeLimit(timeout);
    return this.queue.run(householdPath(MAX_OF_HOUSEHOLD), signal, async () => {
      const { statusCode, body } = await traceClientRequest('POST', path, (headers) =>
        this.pool.request({
          path,
          method: 'POST',
          headers: { ...this.headers, ...headers },
          body: JSON.stringify(request),
          signal,
        }),
      );
      const response: unknown = await body.json();
      if (statusCode === 200 && isClassifierResponse(response)) return response;
      throw new InvalidResponse(`status ${String(statusCode)}`);
    });
  }
}

/** The classifier answered, but not with what its contract says. */
class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse';

  constructor(detail: string) {
    super(`Invalid response of the classifier: ${detail}.`);
  }
}

/** By name: errors of Node.js are not instances of the classes of a Jest environment. */
function outcomeOf(cause: unknown): ClassifierOutcome {
  const { name } = cause as Error;
  if (name === 'TimeoutError') return 'timeout';
  return name === 'InvalidResponse' || name === 'SyntaxError' ? 'invalid' : 'failed';
}

function requireAllValid<Result>(validResults: readonly Result[], texts: readonly string[]) {
  if (validResults.length === texts.length) return validResults;
  throw new InvalidResponse('results that are not detections of their texts');
}

/** Seconds after which a client should retry. */
const RETRY_AFTER = 2;

/** The classifier did not respond in time, or its response was invalid. */
export class ClassifierUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('SERVICE_UNAVAILABLE', undefined, RETRY_AFTER);
  }
}
