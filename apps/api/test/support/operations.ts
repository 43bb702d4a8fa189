import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An operation as openapi.json declares it. */
export interface Operation {
  /** `GET /recipes/:recipeId` */
  readonly name: string;
  readonly access: 'public' | 'internal' | 'session';
  readonly success: number;
  /** Codes of the declared errors, as `404/4045`. */
  readonly errors: ReadonlySet<string>;
}

interface DescribedOperation {
  readonly security: Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, { readonly content?: any }>>;
}

const DOCUMENT = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../../openapi.json'), 'utf8'),
) as { readonly paths: Record<string, Record<string, DescribedOperation>> };

/** Every operation of openapi.json. */
export const OPERATIONS: readonly Operation[] = Object.entries(DOCUMENT.paths).flatMap(
  ([route, methods]) =>
    Object.entries(methods).map(([method, { security, responses }]) => ({
      name: `${method.toUpperCase()} ${route.replace(/\{(\w+)\}/g, ':$1')}`,
      access: accessOf(security),
      success: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
      errors: new Set(Object.entries(responses).flatMap(errorsOf)),
    })),
);

function accessOf([scheme]: DescribedOperation['security']): Operation['access'] {
  if (scheme === undefined) return 'public';
  return 'internal' in scheme ? 'internal' : 'session';
}

function errorsOf([status, { content }]: [
  string,
  DescribedOperation['responses'][string],
]): string[] {
  const examples = Object.values<any>(content?.['application/json']?.examples ?? {});
  return examples.map(({ value }) => `${status}/${String(value.code)}`);
}

const PATTERNS = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.name.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Errors of the router: unknown route, path too long. No operation declares them. */
const ROUTER_ERRORS = ['404/4040', '414/4000'];

/** Throws when an operation returns an error that openapi.json does not declare for it. */
export function requireDeclared(method: string, url: string, status: number, body: any): void {
  const error = `${String(status)}/${String(body.code)}`;
  if (status < 400 || method === 'HEAD' || ROUTER_ERRORS.includes(error)) return;
  const request = `${method} ${url.split('?', 1)[0] ?? ''}`;
  const operation = PATTERNS.find(({ pattern }) => pattern.test(request))?.operation;
  if (operation === undefined || operation.errors.has(error)) return;
  throw new Error(`${operation.name} returned ${error}, which openapi.json does not declare.`);
}
