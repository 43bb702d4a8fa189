import { readFileSync } from 'node:fs';
import { type Components, type JsonSchema, toJsonSchema } from './json-schema.js';

/** A path or query parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** An operation of openapi.json or openapi.internal.json. */
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

interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface DescribedResponse {
  readonly content?: Content;
}

interface Reference {
  readonly $ref: string;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (DescribedParameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, DescribedResponse | Reference>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Components;
    readonly parameters: Readonly<Record<string, DescribedParameter>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
  };
}

/** Reads every operation of a description in OpenAPI 3.1. */
export function readOperations(file: string): readonly Operation[] {
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const convert = (schema: Readonly<Record<string, unknown>>) =>
    toJsonSchema(schema, components.schemas);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const body = described.requestBody?.content['application/json']?.schema;
      const responses = Object.entries(described.responses).map(
        ([status, response]) => [status, resolve(response, components.responses)] as const,
      );
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        access: accessOf(described),
        parameters: (described.parameters ?? []).flatMap((parameter) => {
          const { name, in: place, ...rest } = resolve(parameter, components.parameters);
          if (place !== 'path' && place !== 'query') return [];
          const { required = false, schema } = rest;
          return { name, in: place, required, schema: convert(schema) } as const;
        }),
        body: body && convert(body),
        successes: successesOf(responses, convert),
        errors: errorsOf(responses),
      };
    }),
  );
}

/** The component that a reference names. */
function resolve<Component extends object>(
  part: Component | Reference,
  components: Readonly<Record<string, Component>>,
): Component {
  if (!('$ref' in part)) return part;
  const component = components[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)];
  if (component === undefined) throw new Error(`${part.$ref} does not exist.`);
  return component;
}

type Responses = readonly (readonly [status: string, response: DescribedResponse])[];

function accessOf({ security: [scheme] }: DescribedOperation): Operation['access'] {
  if (scheme === undefined) return 'public';
  return 'internal' in scheme ? 'internal' : 'session';
}

function successesOf(
  responses: Responses,
  convert: (schema: Readonly<Record<string, unknown>>) => JsonSchema,
): Operation['successes'] {
  return new Map(
    responses
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content = {} }]) => [
        Number(status),
        new Map(Object.entries(content).map(([type, { schema }]) => [type, convert(schema)])),
      ]),
  );
}

function errorsOf(responses: Responses): ReadonlySet<string> {
  return new Set(
    responses.flatMap(([status, { content }]) =>
      Object.values(content?.['application/json']?.examples ?? {}).map(
        ({ value }) => `${status}/${String(value.code)}`,
      ),
    ),
  );
}
