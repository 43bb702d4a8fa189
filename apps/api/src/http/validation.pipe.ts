import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '#platform/errors/app-error.js';
import { MAX_PROBLEMS, SEPARATOR } from './fields/field.js';
import { pickDeclaredFields } from './pick-declared-fields.js';

class DtoValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype) return super.transform(value, metadata) as Promise<unknown>;
    const problems: string[] = [];
    const picked = pickDeclaredFields(value, metatype, problems);
    const valid = super.transform(picked, metadata) as Promise<unknown>;
    if (problems.length === 0) return valid;
    const others = await valid.then(() => [], messagesOf);
    throw validationError([...problems, ...others]);
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
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => validationError(describe(errors, '')),
  });
}

/** Names the first problems. The message of a list already joins the problems of its items. */
function validationError(messages: readonly string[]): AppError {
  const problems = new Set(messages.flatMap((message) => message.split(SEPARATOR)));
  return new AppError('VALIDATION_ERROR', [...problems].slice(0, MAX_PROBLEMS).join(SEPARATOR));
}

function messagesOf(error: unknown): string[] {
  if (error instanceof AppError) return [error.message];
  throw error;
}

/** One sentence for each broken rule: `ingredients[2].unitId must be a positive integer`. */
function describe(errors: readonly ValidationError[], parent: string): string[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const path = pathOf(parent, property);
    const sentences = Object.entries(constraints)
      // ListField has a rule of its own for items that are not objects.
      .filter(([rule]) => rule !== 'nestedValidation')
      .map(([, message]) => message.replaceAll('$path', path));
    return [...sentences, ...describe(children, path)];
  });
}

function pathOf(parent: string, property: string): string {
  if (/^\d+$/.test(property)) return `${parent}[${property}]`;
  return parent === '' ? property : `${parent}.${property}`;
}
