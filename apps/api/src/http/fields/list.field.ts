import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, isObject, ValidateNested } from 'class-validator';
import { eachItem, Field, type FieldOptions, minItemsRule, NOT_A_LIST } from './field.js';

interface ListOptions extends FieldOptions {
  readonly min?: number;
  readonly max: number;
}

/** A list of `min` to `max` objects, each validated by the rules of its class. */
export function ListField(item: Class<object>, { min = 0, max, ...options }: ListOptions) {
  return Field(
    { ...options, type: [item], maxItems: max, ...(min > 0 && { minItems: min }) },
    Type(() => item),
    IsArray({ message: NOT_A_LIST }),
    ...minItemsRule(min),
    IsObject(eachItem(isObject, 'must be an object')),
    ValidateNested({ each: true }),
  );
}
