import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FieldOptions } from './text.field.js';

/** One of a few words. */
export function ChoiceField(
  choices: readonly string[],
  { optional, ...doc }: FieldOptions & { readonly default?: string } = {},
) {
  return applyDecorators(
    ApiProperty({ ...doc, enum: choices, ...(optional ? { required: false } : {}) }),
    ...(optional ? [IsOptional()] : []),
    IsIn(choices, { message: `$property must be one of ${choices.join(', ')}` }),
  );
}
