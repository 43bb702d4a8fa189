/** The part of JSON Schema that openapi.json uses, without references. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
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

/** A schema of OpenAPI 3.0. */
type OpenApiSchema = Readonly<Record<string, unknown>>;

/** Schemas by name, as in `components.schemas`. */
export type Components = Readonly<Record<string, OpenApiSchema>>;

/** Converts a schema of OpenAPI 3.0: resolves `$ref`, `nullable` and boolean `exclusiveMinimum`. */
export function toJsonSchema(schema: OpenApiSchema, components: Components): JsonSchema {
  const { $ref, nullable, exclusiveMinimum, minimum, ...rest } = schema;
  if (typeof $ref === 'string') {
    return toJsonSchema(components[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, components);
  }
  const { type, enum: values, items, properties } = rest;
  return {
    ...rest,
    ...(nullable === true && { type: [type as string, 'null'] }),
    ...(nullable === true && Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
    ...(minimum !== undefined && {
      [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum as number,
    }),
    ...(items !== undefined && { items: toJsonSchema(items as OpenApiSchema, components) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Components).map(([name, property]) => [
          name,
          toJsonSchema(property, components),
        ]),
      ),
    }),
  };
}

/** The type of a schema besides null. */
export function typeOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.[0];
}

export function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null');
}
