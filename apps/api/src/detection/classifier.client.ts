import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { isIngredientLine, isTextDetection } from '#domain/detection/check-answer.js';
import type {
  IngredientLine,
  IngredientLinesRequest,
  ProcessRequest,
  ProcessResponse,
} from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { Config } from '../config.js';
import { ClassifierUnavailable } from './classifier-unavailable.js';

/** How long a recipe being written waits for its techniques, in milliseconds. */
const PROCESS_BUDGET = 300;
/** Nobody can go on without the lines of a preview, so that they may take longer. */
const LINES_BUDGET = 2_000;
const CONNECTIONS = 8;
const MAX_ANSWER = 32 * 1024 * 1024;

/** The answer that both routes share: what was understood of each text, in order. */
interface Answer {
  readonly version: string;
  readonly results: readonly unknown[];
}

/**
 * Asks the classifier what texts say. Whatever goes wrong, be it slow, down, or answering what
 * does not fit the question, is a {@link ClassifierUnavailable}: never an empty answer.
 */
@Injectable()
export class ClassifierClient implements OnApplicationShutdown {
  private readonly pool: Pool;

  constructor({ classifierUrl }: Config) {
    this.pool = new Pool(classifierUrl, {
      connections: CONNECTIONS,
      maxResponseSize: MAX_ANSWER,
    });
  }

  /** What each step says. At most 500 texts, the whole recipe in one call. */
  async process(locale: Locale, texts: readonly string[]): Promise<ProcessResponse> {
    const request: ProcessRequest = { locale, texts };
    const { version, results } = await this.ask('/v1/process', request, PROCESS_BUDGET);
    const checked = results.filter((result, index) => isTextDetection(result, texts[index] ?? ''));
    return { version, results: requireAll(checked, texts) };
  }

  /** What each ingredient line says. At most 500 lines. */
  async readLines(locale: Locale, lines: readonly string[]): Promise<readonly IngredientLine[]> {
    if (lines.length === 0) return [];
    const request: IngredientLinesRequest = { locale, lines };
    const { results } = await this.ask('/v1/ingredient-lines', request, LINES_BUDGET);
    return requireAll(results.filter(isIngredientLine), lines);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async ask(path: string, question: object, budget: number): Promise<Answer> {
    try {
      const { statusCode, body } = await this.pool.request({
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(budget),
      });
      const answer: unknown = await body.json();
      if (statusCode === 200 && isAnswer(answer)) return answer;
      throw new Error(`The classifier answered ${String(statusCode)}.`);
    } catch (cause) {
      throw new ClassifierUnavailable(cause);
    }
  }
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  const { version, results } = value as Record<string, unknown>;
  return typeof version === 'string' && version !== '' && Array.isArray(results);
}

function requireAll<Result>(results: readonly Result[], questions: readonly string[]) {
  if (results.length === questions.length) return results;
  throw new ClassifierUnavailable(new Error('The answer does not fit the question.'));
}
