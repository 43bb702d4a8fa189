import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, type ValidationOptions } from 'class-validator';

export const NOT_A_LIST = '$path must be a list';

export interface FieldOptions {
  readonly description?: string;
  readonly example?: unknown;
  /** The field may be absent or null. */
  readonly optional?: boolean;
}

/**
 * Documents a property and applies its rules. In the messages of the rules, `$path` stands for
 * the path of the property in the request.
 */
export function Field(
  { optional = false, ...doc }: ApiPropertyOptions & FieldOptions,
  ...rules: readonly PropertyDecorator[]
) {
  const optionalSchema = { required: false, nullable: true };
  return applyDecorators(
    ApiProperty({ ...(optional ? optionalSchema : {}), ...doc } as ApiPropertyOptions),
    ...(optional ? [IsOptional()] : []),
    ...rules,
  );
}

/** Converts a text before validation; leaves any other value as it is. */
export function TransformText(convert: (text: string) => unknown) {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? convert(value) : value,
  );
}

/** Applies a rule to each item of a list. The message names every invalid item. */
export function eachItem(isValid: (item: unknown) => boolean, rule: string): ValidationOptions {
  const message = ({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value
          .flatMap((item, index) => (isValid(item) ? [] : [`$path[${String(index)}] ${rule}`]))
          .join('; ')
      : NOT_A_LIST;
  return { each: true, message };
}
