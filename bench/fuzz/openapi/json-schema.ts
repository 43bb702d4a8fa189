/** The part of JSON Schema that openapi.json uses, without references. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** A part of a document as it is parsed. */
type Part = Readonly<Record<string, unknown>>;

/**
 * Replaces the references in a part of a document by what they name; inside of it, the same reference
 * stands for any value. `anyOf` of a schema and null becomes one nullable schema.
 */
export function resolve(part: unknown, document: Part, within: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((item) => resolve(item, document, within));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) {
    const reference = String(part.$ref);
    if (within.includes(reference)) return {};
    return resolve(target(reference, document), document, [...within, reference]);
  }
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    resolve(value, document, within),
  ]);
  const resolved = Object.fromEntries(entries) as JsonSchema;
  const [first, second, ...others] = resolved.anyOf ?? [];
  const isNullableOne = second?.type === 'null' && others.length === 0;
  return isNullableOne && first !== undefined ? orNull(first) : resolved;
}

/** The part that a reference names: `#/components/schemas/Recipe`. */
function target(reference: string, document: Part): unknown {
  const [, ...names] = reference.split('/');
  const found = names.reduce<unknown>((part, name) => (part as Part | undefined)?.[name], document);
  if (found === undefined) throw new Error(`${reference} does not exist.`);
  return found;
}

function orNull({ type, enum: values, ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    type: [type, 'null'].flat().filter((name) => name !== undefined),
    ...(values !== undefined && { enum: [...values, null] }),
  };
}

/** The type of a schema besides null. */
export function typeOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.[0];
}

export function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null');
}
