import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { MAX_ID } from '../../http/fields/id.fields.js';
import { TextField } from '../../http/fields/text.field.js';
import { readCursor } from './search/list-cursor.js';

/** An id, and after a hyphen the value by which the list is ordered, at most 100 characters. */
const MAX_LENGTH = 120;

/** The position after which a page begins. */
export function CursorField() {
  const isCursor = (text: unknown) => {
    const id = typeof text === 'string' ? (readCursor(text)?.id ?? 0) : 0;
    return id >= 1 && id <= MAX_ID;
  };
  return applyDecorators(
    TextField({
      min: 1,
      max: MAX_LENGTH,
      optional: true,
      description: 'From the `Link` header of the previous page.',
    }),
    ValidateBy(
      { name: 'isCursor', validator: { validate: isCursor } },
      { message: 'must be from a Link header' },
    ),
  );
}
