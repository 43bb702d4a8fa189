import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DescribedResponse, DOCUMENTS, OPERATIONS } from './operations.js';

interface Exchange {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON, otherwise a text. */
  readonly body: any;
}

/** Headers of HTTP and for proxies, and those that every response has: no response describes them. */
const COMMON_HEADERS: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'x-accel-buffering',
  'x-content-type-options',
]);

/** Headers of @fastify/cors. It adds `vary: Origin` to every response. */
const CORS_HEADERS = /^(access-control-.*|vary)$/;

/** Errors of the router: unknown route, path too long. No operation declares them. */
const ROUTER_ERRORS = ['404/4040', '414/4000'];

/** Errors of the hooks that run before the router rejects an unknown route. */
const HOOK_ERRORS = ['403/4033', '503/5030'];

/** The description of the API, and the pages of the service. */
const PAGES = /^\/($|(docs|openapi\.json|service-worker\.js|list|reset|shared|calendar)(\/|$))/;

/** Segments without a parameter are preferred. */
const PATTERNS = OPERATIONS.toSorted(
  (one, other) => one.name.split(':').length - other.name.split(':').length,
).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.name.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Each schema is compiled once, when its first response arrives. */
const ajv = oncePerWorker('schemas', () => {
  const schemas = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(schemas);
  for (const [file, document] of Object.entries(DOCUMENTS)) {
    schemas.addSchema(withoutOtherProperties(document) as object, file);
  }
  return schemas;
});

/**
 * A document whose objects have no other properties than those that it describes. Clients must
 * accept additional properties, so the published document allows them.
 */
function withoutOtherProperties(document: object): unknown {
  return JSON.parse(JSON.stringify(document), (_key, part) =>
    part?.type === 'object' && part.properties !== undefined
      ? { additionalProperties: false, ...part }
      : part,
  );
}

/** Throws unless openapi.json or openapi.internal.json describes the response of a request. */
export function requireDescribed(exchange: Exchange): void {
  const problem = problemOf(exchange);
  if (problem === undefined) return;
  const { method, path, status } = exchange;
  throw new Error(`${method} ${path} → ${String(status)}: ${problem}`);
}

function problemOf({ method, path, status, headers, body }: Exchange): string | undefined {
  const route = path.split('?', 1)[0] ?? '';
  if (method === 'OPTIONS' || PAGES.test(route)) return undefined;
  const error = `${String(status)}/${String(body.code)}`;
  if (ROUTER_ERRORS.includes(error)) return undefined;
  const request = `${method === 'HEAD' ? 'GET' : method} ${route}`;
  const operation = PATTERNS.find(({ pattern }) => pattern.test(request))?.operation;
  if (operation === undefined) {
    return HOOK_ERRORS.includes(error) ? undefined : 'the operation is not described.';
  }
  const response = operation.responses.get(status);
  if (response === undefined) return `the status is not described (${JSON.stringify(body)}).`;
  return (
    headerProblem(response, headers) ??
    (method === 'HEAD' ? undefined : bodyProblem(response, headers, body))
  );
}

function headerProblem(response: DescribedResponse, headers: Headers): string | undefined {
  const others = [...headers.keys()].filter(
    (name) => !COMMON_HEADERS.has(name) && !CORS_HEADERS.test(name) && !response.headers.has(name),
  );
  return others.length === 0 ? undefined : `the headers ${others.join(', ')} are not described.`;
}

function bodyProblem({ schemas }: DescribedResponse, headers: Headers, body: any) {
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (schemas.size === 0) return body === '' ? undefined : 'a body is not described.';
  const schema = schemas.get(type);
  if (schema === undefined) return `the content type "${type}" is not described.`;
  // The schema describes the data of one message. The test client does not read streams.
  if (type === 'text/event-stream') return undefined;
  if (type !== 'application/x-ndjson') return schemaProblem(schema, body);
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '');
  return lines
    .map((line) => schemaProblem(schema, JSON.parse(line)))
    .find((problem) => problem !== undefined);
}

function schemaProblem(pointer: string, body: unknown): string | undefined {
  const validate = ajv.getSchema(pointer);
  if (validate === undefined) throw new Error(`There is no schema ${pointer}.`);
  return validate(body)
    ? undefined
    : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`;
}
