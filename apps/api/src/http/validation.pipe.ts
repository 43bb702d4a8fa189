import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '#platform/errors/app-error.js';
import { SEPARATOR, validationError } from './fields/validation-error.js';
import { pickDeclaredFields } from './pick-declared-fields.js';

class DtoValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype) return super.transform(value, metadata) as Promise<unknown>;
    const problems: string[] = [];
    const picked = pickDeclaredFields(value, metatype, problems);
    const transformed = super.transform(picked, metadata) as Promise<unknown>;
    if (problems.length === 0) return transformed;
    const others = await transformed.then(() => [], messagesOf);
    throw errorOf([...problems, ...others]);
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
    exceptionFactory: (errors) => errorOf(describe(errors, '')),
  });
}

/** Names each problem once. The message of a list joins the problems of its items, so it is split. */
function errorOf(messages: readonly string[]): AppError {
  return validationError([...new Set(messages.flatMap((message) => message.split(SEPARATOR)))]);
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
