import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import type { FieldOptions } from './text.field.js';

/** The largest id PostgreSQL gives an `int` identity. */
export const LARGEST_ID = 2_147_483_647;

/** Longer lists of ids, which no catalogue could answer, are a mistake or an attack. */
const LONGEST_LIST = 10_000;

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
      maximum: LARGEST_ID,
      ...(optional ? { required: false } : {}),
      ...(optional || nullable ? { nullable: true } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    ...(nullable ? [IsNullable()] : []),
    IsInt({ message }),
    Min(1, { message }),
    Max(LARGEST_ID, { message }),
  );
}

/** Lets null pass the other rules, but not absence. */
function IsNullable() {
  return ValidateIf((_object, value) => value !== null);
}

/** A set of ids: repeats count once. */
export function IdListField(doc: Omit<FieldOptions, 'optional'> = {}) {
  const each = { each: true, message: 'each value in $property must be a positive integer' };
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
      maxItems: LONGEST_LIST,
    }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? [...new Set<unknown>(value)] : value,
    ),
    IsArray({ message: '$property must be a list of ids' }),
    ArrayMaxSize(LONGEST_LIST, {
      message: `$property must hold at most ${String(LONGEST_LIST)} ids`,
    }),
    IsInt(each),
    Min(1, each),
    Max(LARGEST_ID, each),
  );
}
