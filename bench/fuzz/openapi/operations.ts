import { readFileSync } from 'node:fs';
import { type JsonSchema, resolve } from './json-schema.js';

/** A path or query parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
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

interface Response {
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: JsonSchema;
        readonly examples?: Readonly<Record<string, { readonly value: { readonly code: number } }>>;
      }
    >
  >;
}

/** An operation of a document without references. */
interface DescribedOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | { readonly in: 'header' | 'cookie' })[];
  readonly requestBody?: Response;
  readonly responses: Readonly<Record<string, Response>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;

/** Reads every operation of a description in OpenAPI 3.1. */
export function readOperations(file: string): readonly Operation[] {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const paths = resolve(document['paths'], document) as Paths;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, ...described }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      access: accessOf(security),
      parameters: (described.parameters ?? []).filter(isInTarget),
      body: described.requestBody?.content?.['application/json']?.schema,
      successes: successesOf(described.responses),
      errors: errorsOf(described.responses),
    })),
  );
}

function isInTarget(parameter: Readonly<{ in: string }>): parameter is Parameter {
  return parameter.in === 'path' || parameter.in === 'query';
}

function accessOf([scheme]: DescribedOperation['security']): Operation['access'] {
  if (scheme === undefined) return 'public';
  return 'internal' in scheme ? 'internal' : 'session';
}

function successesOf(responses: DescribedOperation['responses']): Operation['successes'] {
  return new Map(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content = {} }]) => [
        Number(status),
        new Map(Object.entries(content).map(([type, { schema }]) => [type, schema])),
      ]),
  );
}

function errorsOf(responses: DescribedOperation['responses']): ReadonlySet<string> {
  return new Set(
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content?.['application/json']?.examples ?? {}).map(
        ({ value }) => `${status}/${String(value.code)}`,
      ),
    ),
  );
}
