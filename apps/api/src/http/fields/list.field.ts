import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, isObject, IsOptional, ValidateNested } from 'class-validator';
import { EachItem } from './each-item.js';
import type { FieldOptions } from './text.field.js';

interface ListOptions extends FieldOptions {
  readonly max: number;
}

/** A list, possibly empty, of objects that each have to pass the rules of their own class. */
export function ListField(item: () => Class<object>, { max, optional, ...doc }: ListOptions) {
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: item,
      isArray: true,
      maxItems: max,
      ...(optional ? { required: false, nullable: true } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    Type(item),
    IsArray({ message: '$property must be a list' }),
    ArrayMaxSize(max, { message: `$property must hold at most ${String(max)} items` }),
    EachItem(isObject, 'must be an object'),
    ValidateNested({ each: true }),
  );
}
