import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';

type Schema = Readonly<Record<string, unknown>>;

const MESSAGE = { type: 'string', description: 'In English, for developers.' };

const DETAILS = {
  type: 'array',
  description:
    'With `Prefer: error-details`: what is wrong, in a 400 and in a 404 about an id or a code in the body.',
  items: {
    type: 'object',
    required: ['path', 'rule', 'message'],
    properties: {
      path: { type: 'string', description: 'Such as `ingredients[2].unitId`; empty for all.' },
      rule: { type: 'string', description: 'Such as `isInt` or `exists`.' },
      message: MESSAGE,
    },
  },
};

/** `RECIPE_NOT_FOUND` becomes `RecipeNotFound`. */
export function errorTitle(name: ErrorName): string {
  return name
    .toLowerCase()
    .replace(/(^|_)([a-z])/g, (_match, _separator, letter: string) => letter.toUpperCase());
}

/** Name of the schema of one error: `RecipeNotFoundError`. */
export function errorSchemaName(name: ErrorName): string {
  return `${errorTitle(name).replace(/Error$/, '')}Error`;
}

/** A schema with the code of each error, the enum of all codes, and the body of any error. */
export function errorSchemas(): Record<string, Schema> {
  const errors = Object.entries(ERRORS) as [ErrorName, (typeof ERRORS)[ErrorName]][];
  const codes = {
    type: 'integer',
    enum: errors.map(([, { code }]) => code),
    'x-enum-varnames': errors.map(([name]) => name),
    description: 'Code of an error. A code never changes its meaning.',
  };
  return {
    ErrorCode: codes,
    ErrorView: envelope({ $ref: '#/components/schemas/ErrorCode' }, 'The body of every error.'),
    ...Object.fromEntries(
      errors.map(([name, { code, when }]) => [
        errorSchemaName(name),
        envelope({ type: 'integer', enum: [code], 'x-enum-varnames': [name] }, when),
      ]),
    ),
  };
}

function envelope(code: Schema, description: string): Schema {
  return {
    type: 'object',
    description,
    required: ['code', 'message'],
    properties: { code, message: MESSAGE, details: DETAILS },
  };
}
