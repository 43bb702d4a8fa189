import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '#platform/errors/app-error.js';

/** Leaves single parameters alone: `0x1` and `+1` would be numbers before anybody checked them. */
class DtoValidationPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Checks every body and query against its DTO; unknown fields are dropped. */
export function createValidationPipe(): ValidationPipe {
  return new DtoValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) =>
      new AppError('VALIDATION_ERROR', [...new Set(describe(errors, ''))].join('; ')),
  });
}

/** That something in a list is no object: another rule says so, and which. */
const SAID_BY_ITEM = 'nestedValidation';

/** One sentence for each broken rule: `ingredients[2].unitId must be a positive integer`. */
function describe(errors: readonly ValidationError[], parent: string): string[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const path = pathOf(parent, property);
    const rules = Object.entries(constraints ?? {})
      .filter(([name]) => name !== SAID_BY_ITEM)
      .map(([, rule]) => withPath(rule, property, path));
    return [...rules, ...describe(children ?? [], path)];
  });
}

/** A rule may tell of several items of a list, each by the name of the list. */
function withPath(rule: string, property: string, path: string): string {
  const sentences = rule.split('; ');
  return sentences.map((sentence) => sentence.replace(property, path)).join('; ');
}

function pathOf(parent: string, property: string): string {
  if (/^\d+$/.test(property)) return `${parent}[${property}]`;
  return parent === '' ? property : `${parent}.${property}`;
}
