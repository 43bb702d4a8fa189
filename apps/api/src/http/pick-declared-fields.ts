import type { Type as Class } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { declaredFields, type FieldShape } from './fields/declared-fields.js';

/**
 * Copies the declared fields of a body or query and drops all others, so that the cost of
 * validation depends on the DTO, not on the request.
 *
 * @throws VALIDATION_ERROR for a list over its limit, before its items are read
 */
export function pickDeclaredFields(value: unknown, dto: Class, path = ''): unknown {
  const fields = declaredFields(dto);
  if (fields === undefined) return value;
  if (!isObject(value)) return withoutContent(value);
  const picked: Record<string, unknown> = {};
  for (const [name, shape] of fields) {
    if (Object.hasOwn(value, name)) {
      picked[name] = pickField(value[name], shape, path === '' ? name : `${path}.${name}`);
    }
  }
  return picked;
}

function pickField(value: unknown, shape: FieldShape, path: string): unknown {
  if (shape === 'value' || !Array.isArray(value)) return withoutContent(value);
  const { maxItems, item } = shape;
  if (value.length > maxItems) {
    throw new AppError('VALIDATION_ERROR', `${path} must hold at most ${String(maxItems)} items`);
  }
  return value.map((element, index) =>
    item === null
      ? withoutContent(element)
      : pickDeclaredFields(element, item, `${path}[${String(index)}]`),
  );
}

/** Empties an object or a list where the DTO has neither: it stays invalid, but costs nothing. */
function withoutContent(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
