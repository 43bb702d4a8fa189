import { Transform } from 'class-transformer';
import { IsArray, IsInt, Max, Min, type ValidationOptions } from 'class-validator';
import { eachItem, Field, type FieldOptions, minItemsRule, NOT_A_LIST } from './field.js';

/** Maximum of PostgreSQL's type `integer`. */
export const MAX_ID = 2_147_483_647;
/** More than any catalogue has. */
const MAX_LIST = 10_000;
const RULE = 'must be a positive integer';

export const ID_SCHEMA = { type: 'integer', minimum: 1, maximum: MAX_ID, examples: [1] } as const;

/** Rules of a list whose items are ids. */
export const EACH_ID = idRules(eachItem(isId, RULE));

/** The id of a row. */
export function IdField(options: FieldOptions = {}) {
  return Field({ ...options, ...ID_SCHEMA }, ...idRules({ message: RULE }));
}

/** A set of ids: duplicates are removed. */
export function IdListField({
  minItems = 0,
  maxItems = MAX_LIST,
  ...options
}: FieldOptions & { readonly minItems?: number; readonly maxItems?: number } = {}) {
  return Field(
    { ...options, type: 'array', items: ID_SCHEMA, maxItems, ...(minItems > 0 && { minItems }) },
    // An invalid list keeps its duplicates: messages name items by their index in the request.
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every(isId) ? [...new Set<unknown>(value)] : value,
    ),
    IsArray({ message: NOT_A_LIST }),
    ...minItemsRule(minItems),
    ...EACH_ID,
  );
}

function idRules(options: ValidationOptions) {
  return [IsInt(options), Min(1, options), Max(MAX_ID, options)];
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
}
