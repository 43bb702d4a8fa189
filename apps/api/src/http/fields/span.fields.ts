import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { IntegerField } from './number.field.js';

/** More UTF-16 code units than any text has. */
const MAX_OFFSET = 1_000_000;

/** Start of a span of a text. */
export function SpanStartField() {
  return IntegerField({
    min: 0,
    max: MAX_OFFSET,
    description: 'First UTF-16 code unit of the span.',
  });
}

/** End of a span of a text. The class needs a property `start` as well. */
export function SpanEndField() {
  return applyDecorators(
    IntegerField({ min: 1, max: MAX_OFFSET, description: 'One past the last code unit.' }),
    ValidateBy(
      { name: 'isAfterStart', validator: { validate: isAfterStart } },
      { message: 'must be greater than the start of its span' },
    ),
  );
}

function isAfterStart(end: unknown, args?: ValidationArguments): boolean {
  const { start } = args?.object as { readonly start: unknown };
  return typeof start !== 'number' || typeof end !== 'number' || end > start;
}
