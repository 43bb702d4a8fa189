import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
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

interface DecimalOptions extends FieldOptions {
  readonly max: number;
  /** Most digits behind the point. */
  readonly decimals: number;
}

/** A number above 0, up to `max`, with at most so many decimals. */
export function PositiveDecimalField({ max, decimals, optional, ...doc }: DecimalOptions) {
  const message = `$property must be a number above 0, at most ${String(max)}, with at most ${String(decimals)} decimals`;
  const validate = (value: unknown): boolean =>
    typeof value === 'number' &&
    value > 0 &&
    value <= max &&
    Number(value.toFixed(decimals)) === value;
  return applyDecorators(
    ApiProperty({
      ...doc,
      type: Number,
      minimum: 0,
      exclusiveMinimum: true,
      maximum: max,
      multipleOf: 10 ** -decimals,
      ...(optional ? { required: false, nullable: true } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    ValidateBy({ name: 'isPositiveDecimal', validator: { validate } }, { message }),
  );
}
