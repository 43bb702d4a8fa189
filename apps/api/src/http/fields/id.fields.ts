import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { EachItem } from './each-item.js';
import type { FieldOptions } from './text.field.js';

/** The largest id PostgreSQL gives an `int` identity. */
export const MAX_ID = 2_147_483_647;

/** Longer lists of ids, which no catalogue could answer, are a mistake or an attack. */
const MAX_LIST = 10_000;

interface IdOptions extends FieldOptions {
  /** The field must be there, and may be null. */
  readonly nullable?: boolean;
}

/** A positive integer that identifies something. */
export function IdField({ optional, nullable, ...doc }: IdOptions = {}) {
  const message = '$property must be a positive integer';
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: 'integer',
      minimum: 1,
      maximum: MAX_ID,
      ...(optional ? { required: false } : {}),
      ...(optional || nullable ? { nullable: true } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    ...(nullable ? [IsNullable()] : []),
    IsInt({ message }),
    Min(1, { message }),
    Max(MAX_ID, { message }),
  );
}

/** Lets null pass the other rules, but not absence. */
function IsNullable() {
  return ValidateIf((_object, value) => value !== null);
}

/** A set of ids: repeats count once. */
export function IdListField(doc: Omit<FieldOptions, 'optional'> = {}) {
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      maxItems: MAX_LIST,
    }),
    // What is wrong is told by its place in the list that was sent.
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every(isId) ? [...new Set<unknown>(value)] : value,
    ),
    IsArray({ message: '$property must be a list of ids' }),
    ArrayMaxSize(MAX_LIST, {
      message: `$property must hold at most ${String(MAX_LIST)} ids`,
    }),
    EachItem(isId, 'must be a positive integer'),
  );
}

/** Whether something can be the id of anything. */
export function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
}
