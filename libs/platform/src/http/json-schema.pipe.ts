import type { PipeTransform } from '@nestjs/common';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { AppError, type ErrorDetail } from '../errors/app-error.js';

/** Maximum number of problems that a message names. */
const MAX_PROBLEMS = 20;

/** A JSON schema. `description` states its rule: `must be a string`. */
export interface DescribedSchema {
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/**
 * Validates a body against a JSON schema. Unlike validation as a DTO, it does not copy the body.
 * Throws a VALIDATION_ERROR that names the first offending paths and their rules.
 */
export class JsonSchemaPipe<Body> implements PipeTransform<unknown, Body> {
  private readonly isValid: ValidateFunction<Body>;

  constructor(schema: DescribedSchema) {
    const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
    this.isValid = ajv.compile<Body>(schema);
  }

  transform(body: unknown): Body {
    if (this.isValid(body)) return body;
    const problems = (this.isValid.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(describe);
    const bySentence = new Map(problems.map((problem) => [problem.message, problem]));
    const named = [...bySentence.values()].slice(0, MAX_PROBLEMS);
    const sentences = named.map(({ message }) => message);
    throw new AppError('VALIDATION_ERROR', sentences.join('; '), undefined, named);
  }
}

/** Schema of a list. The items of a list that is too long are not validated. */
export function listSchema(items: DescribedSchema, maxItems: number): DescribedSchema {
  return {
    type: 'array',
    description: 'must be an array',
    if: { maxItems },
    then: { items },
    else: { maxItems, description: `must hold at most ${String(maxItems)} items` },
  };
}

function describe({ instancePath, keyword, parentSchema = {}, params }: ErrorObject): ErrorDetail {
  const { missingProperty } = params as { missingProperty?: string };
  const { properties = {} } = parentSchema as { properties?: Record<string, DescribedSchema> };
  const isMissing = missingProperty !== undefined;
  const pointer = isMissing ? `${instancePath}/${missingProperty}` : instancePath;
  const { description = 'is not valid' } = isMissing
    ? (properties[missingProperty] ?? {})
    : (parentSchema as DescribedSchema);
  const path = pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  return { path, rule: keyword, message: `${path === '' ? 'body' : path} ${description}` };
}
