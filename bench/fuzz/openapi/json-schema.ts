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

/** A schema of OpenAPI 3.1. */
type OpenApiSchema = Readonly<Record<string, unknown>>;

/** Schemas by name, as in `components.schemas`. */
export type Components = Readonly<Record<string, OpenApiSchema>>;

/** Resolves the references of a schema. `anyOf` of a schema and null becomes one nullable schema. */
export function toJsonSchema(schema: OpenApiSchema, components: Components): JsonSchema {
  const { $ref, anyOf, items, properties, ...rest } = schema;
  const resolve = (part: unknown) => toJsonSchema(part as OpenApiSchema, components);
  if (typeof $ref === 'string') {
    return resolve(components[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {});
  }
  if (Array.isArray(anyOf)) {
    const options = anyOf.map(resolve);
    const [first] = options;
    const isNullableOne = options.length === 2 && options[1]?.type === 'null';
    return isNullableOne && first !== undefined ? orNull(first) : { anyOf: options };
  }
  return {
    ...rest,
    ...(items !== undefined && { items: resolve(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Components).map(([name, part]) => [name, resolve(part)]),
      ),
    }),
  };
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
