import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { IntegerField } from './number.field.js';

/** No text is longer than this many UTF-16 code units, by far. */
const MAX_OFFSET = 1_000_000;

/** Where a span of a text begins. */
export function SpanStartField() {
  return IntegerField({
    min: 0,
    max: MAX_OFFSET,
    description: 'The first UTF-16 code unit of the span.',
  });
}

/** Where a span ends; its class also has the `start`. */
export function SpanEndField() {
  return applyDecorators(
    IntegerField({ min: 1, max: MAX_OFFSET, description: 'One past the last code unit.' }),
    ValidateBy(
      { name: 'isAfterStart', validator: { validate: isAfterStart } },
      { message: '$property must be greater than the start of its span' },
    ),
  );
}

function isAfterStart(end: unknown, args?: ValidationArguments): boolean {
  const { start } = args?.object as { readonly start: unknown };
  return typeof start !== 'number' || typeof end !== 'number' || end > start;
}
