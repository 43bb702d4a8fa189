import { Injectable, type PipeTransform } from '@nestjs/common';
import { MAX_STEPS, type ResultsRequest } from '#internal-api/contract.js';
import { AppError } from '#platform/errors/app-error.js';
import { isId } from '../http/fields/id.fields.js';
import { MAX_VERSION_LENGTH } from './backfill.dto.js';

/**
 * The results that a worker sends. Read by hand: there are thousands of small objects in them,
 * which the validation of DTOs would copy one by one. Whether an analysis fits the text of its
 * step, only the one who knows the text can tell.
 */
@Injectable()
export class ParseResultsPipe implements PipeTransform<unknown, ResultsRequest> {
  transform(body: unknown): ResultsRequest {
    const { detectorVersion, results } = isObject(body) ? body : {};
    const problems = [
      ...(isVersion(detectorVersion)
        ? []
        : [`detectorVersion must be a text of 1 to ${String(MAX_VERSION_LENGTH)} characters`]),
      ...(Array.isArray(results) && results.length <= MAX_STEPS
        ? results.flatMap(problemsOf)
        : [`results must be a list of at most ${String(MAX_STEPS)} items`]),
    ];
    if (problems.length > 0) throw new AppError('VALIDATION_ERROR', problems.join('; '));
    return body as ResultsRequest;
  }
}

function problemsOf(item: unknown, index: number): string[] {
  const { stepId, revision, result } = isObject(item) ? item : {};
  const path = `results[${String(index)}]`;
  return [
    ...(isId(stepId) ? [] : [`${path}.stepId must be a positive integer`]),
    ...(isId(revision) ? [] : [`${path}.revision must be a positive integer`]),
    ...(hasLists(result) ? [] : [`${path}.result must be an analysis`]),
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether it has the lists of an analysis, whatever stands in them. */
function hasLists(result: unknown): boolean {
  const { entities, ingredients, clauses } = isObject(result) ? result : {};
  return [entities, ingredients, clauses].every((list) => Array.isArray(list));
}

function isVersion(value: unknown): boolean {
  return typeof value === 'string' && /^[^\0]+$/.test(value) && value.length <= MAX_VERSION_LENGTH;
}
