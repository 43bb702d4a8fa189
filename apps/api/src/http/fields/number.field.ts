import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FieldOptions } from './text.field.js';

interface IntegerOptions extends FieldOptions {
  readonly min: number;
  readonly max: number;
}

/** An integer from `min` to `max`. */
export function IntegerField({ min, max, optional, ...doc }: IntegerOptions) {
  const message = `$property must be an integer from ${String(min)} to ${String(max)}`;
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: 'integer',
      minimum: min,
      maximum: max,
      ...(optional ? { required: false, nullable: true } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}
