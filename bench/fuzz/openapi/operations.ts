import { readFileSync } from 'node:fs';
import { type Components, type JsonSchema, toJsonSchema } from './json-schema.js';

/** A path or query parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** An operation of openapi.json. */
export interface Operation {
  /** `operationId` */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Template: `/recipes/{recipeId}` */
  readonly path: string;
  readonly access: 'public' | 'internal' | 'session';
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  /** Schemas of the declared successes, by status and content type. */
  readonly successes: ReadonlyMap<number, ReadonlyMap<string, JsonSchema>>;
  /** Declared errors, as `404/4045`. */
  readonly errors: ReadonlySet<string>;
}

type Content = Readonly<
  Record<
    string,
    {
      readonly schema: Readonly<Record<string, unknown>>;
      readonly examples?: Readonly<Record<string, { readonly value: { readonly code: number } }>>;
    }
  >
>;

interface DescribedOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Readonly<Record<string, unknown>>;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Components };
}

/** Reads every operation of a description in OpenAPI 3.0. */
export function readOperations(file: string): readonly Operation[] {
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const convert = (schema: Readonly<Record<string, unknown>>) =>
    toJsonSchema(schema, components.schemas);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const body = described.requestBody?.content['application/json']?.schema;
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        access: accessOf(described),
        parameters: (described.parameters ?? []).flatMap((parameter) =>
          parameter.in === 'path' || parameter.in === 'query'
            ? {
                name: parameter.name,
                in: parameter.in,
                required: parameter.required ?? false,
                schema: convert(parameter.schema),
              }
            : [],
        ),
        body: body && convert(body),
        successes: successesOf(described, convert),
        errors: errorsOf(described),
      };
    }),
  );
}

function accessOf({ security: [scheme] }: DescribedOperation): Operation['access'] {
  if (scheme === undefined) return 'public';
  return 'internal' in scheme ? 'internal' : 'session';
}

function successesOf(
  { responses }: DescribedOperation,
  convert: (schema: Readonly<Record<string, unknown>>) => JsonSchema,
): Operation['successes'] {
  return new Map(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content = {} }]) => [
        Number(status),
        new Map(Object.entries(content).map(([type, { schema }]) => [type, convert(schema)])),
      ]),
  );
}

function errorsOf({ responses }: DescribedOperation): ReadonlySet<string> {
  return new Set(
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content?.['application/json']?.examples ?? {}).map(
        ({ value }) => `${status}/${String(value.code)}`,
      ),
    ),
  );
}
