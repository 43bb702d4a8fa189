import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';

export interface FieldOptions {
  readonly description?: string;
  readonly example?: unknown;
  /** The field may be absent or null. */
  readonly optional?: boolean;
}

interface TextOptions extends FieldOptions {
  /** Fewest and most characters (code points), after trimming. */
  readonly min: number;
  readonly max: number;
  readonly trim?: boolean;
  readonly format?: string;
}

/** NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which no encoding can. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** A text of `min` to `max` characters, trimmed unless `trim` is false. */
export function TextField({ min, max, trim = true, format, optional, ...doc }: TextOptions) {
  const message = `$property must be a text of ${String(min)} to ${String(max)} characters`;
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: String,
      minLength: min,
      maxLength: max,
      ...(format === undefined ? {} : { format }),
      ...(optional ? { required: false, nullable: true } : {}),
    }),
    Transform(({ value }: { value: unknown }) =>
      trim && typeof value === 'string' ? value.trim() : value,
    ),
    ...(optional ? [IsOptional()] : []),
    ValidateBy(
      { name: 'isText', validator: { validate: (value) => isText(value, min, max) } },
      { message },
    ),
  );
}

function isText(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string' || UNSTORABLE.test(value)) return false;
  // A character takes at most two code units: most texts are judged without counting.
  if (value.length > 2 * max || value.length < min) return false;
  const length = Array.from(value).length;
  return length >= min && length <= max;
}
