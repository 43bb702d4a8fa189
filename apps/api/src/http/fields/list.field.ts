import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, isObject, ValidateNested } from 'class-validator';
import { eachItem, Field, type FieldOptions, NOT_A_LIST } from './field.js';

/** A list of at most `max` objects, each validated by the rules of its class. */
export function ListField(
  item: Class<object>,
  { max, ...options }: FieldOptions & { max: number },
) {
  return Field(
    { ...options, type: [item], maxItems: max },
    Type(() => item),
    IsArray({ message: NOT_A_LIST }),
    IsObject(eachItem(isObject, 'must be an object')),
    ValidateNested({ each: true }),
  );
}
