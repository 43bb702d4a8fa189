import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, type ValidationOptions } from 'class-validator';
import { DeclareField, type FieldShape } from './declared-fields.js';
import { MAX_PROBLEMS, SEPARATOR } from './validation-error.js';

export const NOT_A_LIST = '$path must be a list';

export interface FieldOptions {
  readonly description?: string;
  readonly example?: unknown;
  /** The field may be absent or null. */
  readonly optional?: boolean;
}

/** A named schema of texts. Spread it into the options of `@ApiProperty`. */
export interface NamedEnum {
  readonly enum: readonly string[];
  readonly enumName: string;
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
    DeclareField(shapeOf(doc)),
    ...(optional ? [IsOptional()] : []),
    ...rules,
  );
}

/** The shape that a documentation describes. A list is documented with its maximum length. */
function shapeOf({ type, maxItems = 0 }: ApiPropertyOptions): FieldShape {
  if (Array.isArray(type)) return { maxItems, item: type[0] as Class<object> };
  return type === 'array' ? { maxItems, item: null } : 'value';
}

/** Converts a text before validation; leaves any other value as it is. */
export function TransformText(convert: (text: string) => unknown) {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? convert(value) : value,
  );
}

/** Applies a rule to each item of a list. The message names the first invalid items. */
export function eachItem(isValid: (item: unknown) => boolean, rule: string): ValidationOptions {
  const message = ({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value
          .flatMap((item, index) => (isValid(item) ? [] : [`$path[${String(index)}] ${rule}`]))
          .slice(0, MAX_PROBLEMS)
          .join(SEPARATOR)
      : NOT_A_LIST;
  return { each: true, message };
}
