import { IsInt, IsPositive, Max, Min, ValidateBy } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

interface IntegerOptions extends FieldOptions {
  readonly min: number;
  readonly max: number;
}

/** An integer from `min` to `max`. */
export function IntegerField({ min, max, ...options }: IntegerOptions) {
  const message = `must be an integer from ${String(min)} to ${String(max)}`;
  return Field(
    { ...options, type: 'integer', minimum: min, maximum: max },
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

interface StepOptions extends IntegerOptions {
  /** The distance of two values; a power of two, so that values are exact. */
  readonly step: number;
}

/** A number from `min` to `max` in steps. */
export function StepField({ min, max, step, ...options }: StepOptions) {
  const message = `must be a number from ${String(min)} to ${String(max)} in steps of ${String(step)}`;
  return Field(
    { ...options, type: Number, minimum: min, maximum: max, multipleOf: step },
    Min(min, { message }),
    Max(max, { message }),
    ValidateBy(
      {
        name: 'isMultiple',
        validator: { validate: (value) => typeof value === 'number' && value % step === 0 },
      },
      { message },
    ),
  );
}

interface DecimalOptions extends FieldOptions {
  readonly max: number;
  /** Maximum number of decimals. */
  readonly decimals: number;
}

/** A number above 0, up to `max`, with at most `decimals` decimals. */
export function PositiveDecimalField({ max, decimals, ...options }: DecimalOptions) {
  const message = `must be a number above 0, at most ${String(max)}, with at most ${String(decimals)} decimals`;
  return Field(
    {
      ...options,
      type: Number,
      // A number, as in OpenAPI 3.1; @nestjs/swagger knows the boolean of OpenAPI 3.0 only.
      exclusiveMinimum: 0 as unknown as boolean,
      maximum: max,
      multipleOf: 10 ** -decimals,
    },
    IsPositive({ message }),
    Max(max, { message }),
    // IsNumber({ maxDecimalPlaces }) throws on 1e-7.
    ValidateBy(
      {
        name: 'hasFewDecimals',
        validator: {
          validate: (value) =>
            typeof value === 'number' && Number(value.toFixed(decimals)) === value,
        },
      },
      { message },
    ),
  );
}
