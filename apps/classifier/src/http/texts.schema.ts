import { MAX_TEXTS } from '#domain/detection/contract.js';
import { LOCALES } from '#domain/locale.js';
import { type DescribedSchema, listSchema } from '#platform/http/json-schema.pipe.js';

/** Characters (code points) in one text. */
const MAX_LENGTH = 5000;

const TEXT = {
  type: 'string',
  description: 'must be a string',
  allOf: [
    { maxLength: MAX_LENGTH, description: `must be at most ${String(MAX_LENGTH)} characters` },
  ],
};

/** Schema of a request: a locale, a list of texts under the given name, and optional fields. */
function textsSchema(
  name: 'texts' | 'lines',
  optional: Readonly<Record<string, DescribedSchema>> = {},
): DescribedSchema {
  return {
    type: 'object',
    description: 'must be an object',
    required: ['locale', name],
    properties: {
      locale: { enum: LOCALES, description: `must be one of ${LOCALES.join(', ')}` },
      [name]: listSchema(TEXT, MAX_TEXTS),
      ...optional,
    },
  };
}

/** Schema of the body of `POST /v1/process`. */
export const PROCESS_REQUEST = textsSchema('texts', {
  explain: { type: ['boolean', 'null'], description: 'must be a boolean' },
});

/** Schema of the body of `POST /v1/ingredient-lines`. */
export const INGREDIENT_LINES_REQUEST = textsSchema('lines');
