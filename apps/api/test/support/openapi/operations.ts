import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A response as a document describes it, without references to components. */
export interface DescribedResponse {
  /** In lower case. */
  readonly headers: ReadonlySet<string>;
  /** JSON pointers of the schemas of the body, by content type. */
  readonly schemas: ReadonlyMap<string, string>;
}

/** An operation as openapi.json or openapi.internal.json declares it. */
export interface Operation {
  /** `GET /recipes/:recipeId` */
  readonly name: string;
  readonly access: 'public' | 'internal' | 'session';
  readonly success: number;
  /** Codes of the declared errors, as `404/4045`. */
  readonly errors: ReadonlySet<string>;
  /** By status. */
  readonly responses: ReadonlyMap<number, DescribedResponse>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, any>>>>;
  readonly components: any;
}

declare global {
  /** See jest.environment.cjs. */
  function oncePerWorker<Value>(name: string, compute: () => Value): Value;
}

export const DOCUMENTS = oncePerWorker('documents', (): Readonly<Record<string, Document>> =>
  Object.fromEntries(
    ['openapi.json', 'openapi.internal.json'].map((file) => [
      file,
      JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../../..', file), 'utf8')),
    ]),
  ),
);

/** Every operation of the API. */
export const OPERATIONS = oncePerWorker('operations', (): readonly Operation[] =>
  Object.entries(DOCUMENTS).flatMap(([file, document]) =>
    Object.entries(document.paths).flatMap(([route, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const responses = Object.entries<any>(operation.responses).map(([status, response]) => {
          const pointer = ['paths', route, method, 'responses', status];
          return [Number(status), describe(file, document, pointer, response)] as const;
        });
        return {
          name: `${method.toUpperCase()} ${route.replace(/\{(\w+)\}/g, ':$1')}`,
          access: accessOf(operation.security),
          success: Number(
            Object.keys(operation.responses).find((status) => status.startsWith('2')),
          ),
          errors: new Set(
            Object.entries(operation.responses).flatMap(([status, response]) =>
              codesOf(document, response).map((code) => `${status}/${String(code)}`),
            ),
          ),
          responses: new Map(responses),
        };
      }),
    ),
  ),
);

function accessOf([scheme]: readonly object[]): Operation['access'] {
  if (scheme === undefined) return 'public';
  return 'internal' in scheme ? 'internal' : 'session';
}

function describe(
  file: string,
  document: Document,
  pointer: readonly string[],
  response: any,
): DescribedResponse {
  if (response.$ref !== undefined) {
    const [, ...target] = response.$ref.split('/');
    return describe(file, document, target, resolve(document, response));
  }
  const types = Object.keys(response.content ?? {});
  return {
    headers: new Set(Object.keys(response.headers ?? {})),
    schemas: new Map(
      types.map((type) => [type, toPointer(file, [...pointer, 'content', type, 'schema'])]),
    ),
  };
}

/** A JSON pointer into a document, as a URI fragment. */
function toPointer(file: string, parts: readonly string[]): string {
  const escaped = parts.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `${file}#/${escaped.join('/')}`;
}

/** The codes that the body of a response may have; empty for a success. */
function codesOf(document: Document, response: any): number[] {
  const schema = resolve(document, response).content?.['application/json']?.schema ?? {};
  const members: any[] = schema.oneOf ?? [schema];
  return members.flatMap((member) => resolve(document, member).properties?.code?.enum ?? []);
}

/** The component that a reference of a document names, or the part itself. */
function resolve({ components }: Document, part: any): any {
  if (part.$ref === undefined) return part;
  const [, , kind, name] = part.$ref.split('/');
  return components[kind][name];
}
