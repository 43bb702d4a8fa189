import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { Field, type FieldOptions, TransformText } from './field.js';

interface TextOptions extends FieldOptions {
  /** Minimum and maximum number of characters (code points), after trimming. */
  readonly min: number;
  readonly max: number;
  readonly trim?: boolean;
  readonly format?: string;
}

/** A text of `min` to `max` characters, trimmed unless `trim` is false. */
export function TextField({ min, max, trim = true, ...options }: TextOptions) {
  // `Length` accepts NUL and lone surrogates, which PostgreSQL cannot store.
  const pattern = new RegExp(`^[^\\0\\p{Surrogate}]{${String(min)},${String(max)}}$`, 'u');
  return applyDecorators(
    Field(
      { ...options, type: String, minLength: min, maxLength: max },
      Matches(pattern, {
        message: `must be a text of ${String(min)} to ${String(max)} characters`,
      }),
    ),
    ...(trim ? [TransformText((text) => text.trim())] : []),
  );
}
