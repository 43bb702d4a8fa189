import type { Type as Class } from '@nestjs/common';
import { declaredFields, type FieldShape } from '../fields/declared-fields.js';

/**
 * Copies the declared fields of a body or query and drops all others, so that the cost of
 * validation depends on the DTO, not on the request. A list over its limit is emptied before its
 * items are read.
 *
 * @param problems receives a sentence for each list over its limit
 */
export function pickDeclaredFields(
  value: unknown,
  dto: Class,
  problems: string[],
  path = '',
): unknown {
  const fields = declaredFields(dto);
  if (fields === undefined) return value;
  if (!isObject(value)) return withoutContent(value);
  const picked: Record<string, unknown> = {};
  for (const [name, shape] of fields) {
    if (Object.hasOwn(value, name)) {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      picked[name] = pickField(value[name], shape, problems, fieldPath);
    }
  }
  return picked;
}

function pickField(value: unknown, shape: FieldShape, problems: string[], path: string): unknown {
  if (shape === 'value') return withoutContent(value);
  if ('object' in shape) return pickDeclaredFields(value, shape.object, problems, path);
  if (!Array.isArray(value)) return withoutContent(value);
  const { maxItems, item } = shape;
  if (value.length > maxItems) {
    problems.push(`${path} must hold at most ${String(maxItems)} items`);
    return [];
  }
  return value.map((element, index) =>
    item === null
      ? withoutContent(element)
      : pickDeclaredFields(element, item, problems, `${path}[${String(index)}]`),
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
