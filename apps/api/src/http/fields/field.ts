import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsOptional, ValidateIf, type ValidationOptions } from 'class-validator';
import { declaredFields, DeclareField, type FieldShape } from './declared-fields.js';

export const NOT_A_LIST = 'must be a list';

export interface FieldOptions {
  readonly description?: string;
  readonly example?: unknown;
  /** The field may be absent or null. */
  readonly optional?: boolean;
  /** The field may be null, but not absent. */
  readonly nullable?: boolean;
  /** The field may be absent, but not null. */
  readonly mayBeAbsent?: boolean;
}

/** A named schema of texts. Spread it into the options of `@ApiProperty`. */
export interface NamedEnum {
  readonly enum: readonly string[];
  readonly enumName: string;
}

/**
 * Documents a property and applies its rules. The message of a rule follows the path of the property
 * in the request: `must be a list`.
 */
export function Field(
  { optional = false, mayBeAbsent = false, ...doc }: ApiPropertyOptions & FieldOptions,
  ...rules: readonly PropertyDecorator[]
) {
  const optionalSchema = { required: false, nullable: true };
  return applyDecorators(
    ApiProperty({
      ...(optional ? optionalSchema : {}),
      ...(mayBeAbsent ? { required: false } : {}),
      ...doc,
    } as ApiPropertyOptions),
    DeclareField(shapeOf(doc)),
    ...(optional ? [IsOptional()] : []),
    ...(mayBeAbsent ? [ValidateIf((_object, value) => value !== undefined)] : []),
    ...(doc.nullable ? [ValidateIf((_object, value) => value !== null)] : []),
    ...rules,
  );
}

/** The shape that a documentation describes. A list is documented with its maximum length. */
function shapeOf({ type, maxItems = 0 }: ApiPropertyOptions): FieldShape {
  if (Array.isArray(type)) return { maxItems, item: type[0] as Class<object> };
  if (type === 'array') return { maxItems, item: null };
  return isDto(type) ? { object: type } : 'value';
}

function isDto(type: ApiPropertyOptions['type']): type is Class<object> {
  if (typeof type !== 'function' || !('prototype' in type)) return false;
  return declaredFields(type as Class<object>) !== undefined;
}

/** The rule of a list with a minimum number of items; none for a list that may be empty. */
export function minItemsRule(min: number): readonly PropertyDecorator[] {
  const message = `must have at least ${String(min)} ${min === 1 ? 'item' : 'items'}`;
  return min === 0 ? [] : [ArrayMinSize(min, { message })];
}

/** Converts a text before validation; leaves any other value as it is. */
export function TransformText(convert: (text: string) => unknown) {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? convert(value) : value,
  );
}

/** The context of a rule about parts of a value: its message follows the path of each of them. */
export interface PartsContext {
  /**
   * The parts that break the rule, relative to the value: `[3].unitId`. `object` has the property with
   * the value.
   */
  readonly findParts: (value: unknown, object: object | undefined) => readonly string[];
}

/** Applies a rule to each item of a list. A value that is no list breaks another rule. */
export function eachItem(isValid: (item: unknown) => boolean, message: string): ValidationOptions {
  const context: PartsContext = {
    findParts: (value) =>
      Array.isArray(value)
        ? value.flatMap((item, index) => (isValid(item) ? [] : [`[${String(index)}]`]))
        : [],
  };
  return { each: true, message, context };
}
