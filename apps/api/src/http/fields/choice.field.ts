import { getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsIn } from 'class-validator';
import {
  eachItem,
  Field,
  type FieldOptions,
  minItemsRule,
  type NamedEnum,
  NOT_A_LIST,
} from './field.js';

/** A list with duplicates is longer than the enum. */
const MAX_LIST = 200;

/** One of the texts of a named enum. */
export function ChoiceField({ enum: choices, enumName }: NamedEnum, options: FieldOptions = {}) {
  return Field(
    { ...options, enum: [...choices], enumName },
    IsIn(choices, { message: `must be one of ${choices.join(', ')}` }),
  );
}

/** A set of texts of a named enum, in the order of the request: duplicates are removed. */
export function ChoiceListField(
  { enum: choices, enumName }: NamedEnum,
  {
    minItems = 0,
    mayHaveNull = false,
    ...options
  }: FieldOptions & { readonly minItems?: number; readonly mayHaveNull?: boolean } = {},
) {
  const allowed = [...choices, ...(mayHaveNull ? [null] : [])];
  const isChoice = (item: unknown) => allowed.some((choice) => choice === item);
  return Field(
    {
      ...options,
      type: 'array',
      ...(mayHaveNull
        ? { items: { anyOf: [{ $ref: getSchemaPath(enumName) }, { type: 'null' }] } }
        : { enum: [...choices], enumName, isArray: true }),
      maxItems: MAX_LIST,
      ...(minItems > 0 && { minItems }),
    },
    // An invalid list keeps its duplicates: messages name items by their index in the request.
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every(isChoice) ? [...new Set<unknown>(value)] : value,
    ),
    IsArray({ message: NOT_A_LIST }),
    ...minItemsRule(minItems),
    IsIn(allowed, eachItem(isChoice, `must be one of ${allowed.map(String).join(', ')}`)),
  );
}
