import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { ErrorDetail } from '#platform/errors/app-error.js';
import type { PartsContext } from '../fields/field.js';
import { InvalidRequest } from '../fields/validation-error.js';
import { pickDeclaredFields } from './pick-declared-fields.js';

class DtoValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype) return super.transform(value, metadata) as Promise<unknown>;
    const problems: string[] = [];
    // A request without a body is one with an empty object.
    const given = metadata.type === 'body' ? (value ?? {}) : value;
    const picked = pickDeclaredFields(given, metatype, problems);
    const transformed = super.transform(picked, metadata) as Promise<unknown>;
    if (problems.length === 0) return transformed;
    const others = await transformed.then(() => [], problemsOf);
    throw new InvalidRequest([...problems, ...others]);
  }

  /** Does not convert single parameters: `0x1` and `+1` would become numbers before validation. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Validates each body and query against its DTO and drops unknown fields. */
export function createValidationPipe(): ValidationPipe {
  return new DtoValidationPipe({
    transform: true,
    forbidUnknownValues: true,
    // For rules that compare properties of an object.
    validationError: { target: true },
    exceptionFactory: (errors) => new InvalidRequest(describe(errors, '')),
  });
}

function problemsOf(error: unknown): readonly ErrorDetail[] {
  if (error instanceof InvalidRequest) return error.problems;
  throw error;
}

/** One problem for each broken rule: `ingredients[2].unitId must be a positive integer`. */
function describe(errors: readonly ValidationError[], parent: string): ErrorDetail[] {
  return errors.flatMap(
    ({ property, value, target, constraints = {}, contexts = {}, children = [] }) => {
      const path = pathOf(parent, property);
      const problems = Object.entries(constraints).flatMap(([rule, message]) => {
        // The rule of a nested object breaks at the item, and once more at its list.
        if (rule === 'nestedValidation')
          return path.endsWith(']')
            ? [{ path, rule: 'isObject', message: `${path} must be an object` }]
            : [];
        const { findParts } = (contexts[rule] ?? {}) as Partial<PartsContext>;
        return (findParts?.(value, target) ?? ['']).map((part) => ({
          path: `${path}${part}`,
          rule,
          message: `${path}${part} ${message}`,
        }));
      });
      return [...problems, ...describe(children, path)];
    },
  );
}

function pathOf(parent: string, property: string): string {
  if (/^\d+$/.test(property)) return `${parent}[${property}]`;
  return parent === '' ? property : `${parent}.${property}`;
}
