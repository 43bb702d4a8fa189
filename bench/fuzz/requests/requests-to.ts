import fc from 'fast-check';
import type { Operation, Parameter } from '../openapi/operations.js';
import type { Actor, FuzzRequest } from './fuzz-request.js';
import {
  BAD_QUERIES,
  BAD_SEGMENTS,
  invalidCookies,
  largeBody,
  oddMethods,
  oddPath,
  otherContentTypes,
  refusedHeaders,
  unusualHeaders,
} from './hostile-parts.js';
import { brokenBody, mutatedBody } from './mutated-body.js';
import type { Pool } from './pool.js';
import { validValue } from './valid-value.js';

/** How often each actor calls an operation, by the access that the operation requires. */
const ACTORS: Readonly<Record<Operation['access'], readonly Actor[]>> = {
  public: ['anonymous', 'A', 'B', 'C'],
  session: ['A', 'A', 'A', 'B', 'B', 'B', 'C', 'C', 'C', 'anonymous', 'worker'],
  internal: ['worker', 'worker', 'worker', 'worker', 'worker', 'worker', 'A', 'anonymous'],
};

const JSON_TYPE = { 'content-type': 'application/json' };

type Requests = fc.Arbitrary<FuzzRequest>;
type Weighted = fc.WeightedArbitrary<FuzzRequest>;

/** An arbitrary of requests to an operation: valid, nearly valid and hostile. */
export function requestsTo(operation: Operation, pool: Pool): Requests {
  const valid = validRequests(operation, pool);
  return fc.oneof(
    { weight: 16, arbitrary: valid },
    { weight: 4, arbitrary: change(valid, { headers: unusualHeaders }) },
    { weight: 2, arbitrary: change(valid, { headers: invalidCookies }, { actor: 'anonymous' }) },
    { weight: 1, arbitrary: change(valid, { headers: refusedHeaders }, { odd: true }) },
    { weight: 1, arbitrary: change(valid, { method: oddMethods }, { odd: true }) },
    {
      weight: 1,
      arbitrary: change(valid, { target: oddPath(validPath(operation, pool)) }, { odd: true }),
    },
    ...otherTargets(operation, pool, valid),
    ...otherBodies(operation, pool, valid),
  );
}

function validRequests(operation: Operation, pool: Pool): Requests {
  return fc
    .record({
      actor: fc.constantFrom(...ACTORS[operation.access]),
      target: fc
        .tuple(validPath(operation, pool), validQuery(operation, pool))
        .map(([path, query]) => (query === '' ? path : `${path}?${query}`)),
      body: validBody(operation, pool).map((body) =>
        body === undefined ? undefined : JSON.stringify(body),
      ),
    })
    .map((parts) => ({
      ...parts,
      operation,
      method: operation.method,
      headers: parts.body === undefined ? {} : JSON_TYPE,
      odd: false,
    }));
}

function otherTargets(operation: Operation, pool: Pool, valid: Requests): readonly Weighted[] {
  const variants: Weighted[] = [];
  if (operation.path.includes('{')) {
    const target = fc.constantFrom(...BAD_SEGMENTS).chain((bad) => pathWith(operation, pool, bad));
    variants.push({ weight: 3, arbitrary: change(valid, { target }) });
  }
  if (operation.method === 'GET') {
    const target = fc
      .tuple(
        validPath(operation, pool),
        validQuery(operation, pool),
        fc.constantFrom(...BAD_QUERIES),
      )
      .map(([path, query, bad]) => `${path}?${query}&${bad}`);
    variants.push({ weight: 6, arbitrary: change(valid, { target }) });
  }
  return variants;
}

function otherBodies(operation: Operation, pool: Pool, valid: Requests): readonly Weighted[] {
  const schema = operation.body;
  if (schema === undefined) {
    const headers = fc.constant(JSON_TYPE);
    const body = fc.constantFrom('{}', '[]', '{', 'x');
    return [{ weight: 1, arbitrary: change(valid, { headers, body }) }];
  }
  const values = validBody(operation, pool);
  return [
    { weight: 12, arbitrary: change(valid, { body: mutatedBody(values, schema) }) },
    { weight: 5, arbitrary: change(valid, { body: brokenBody(values) }) },
    { weight: 2, arbitrary: change(valid, { headers: otherContentTypes }) },
    { weight: 2, arbitrary: change(valid, { body: largeBody(values, schema) }) },
  ];
}

/** Replaces parts of a request; headers are added to those that it has. */
function change(
  requests: Requests,
  parts: {
    readonly [Part in 'headers' | 'method' | 'target' | 'body']?: fc.Arbitrary<FuzzRequest[Part]>;
  },
  fixed: Partial<FuzzRequest> = {},
): Requests {
  return fc
    .tuple(requests, fc.record(parts as Record<string, fc.Arbitrary<unknown>>))
    .map(([request, changed]) => {
      const { headers } = changed as Partial<FuzzRequest>;
      return { ...request, ...changed, ...fixed, headers: { ...request.headers, ...headers } };
    });
}

function validBody({ body }: Operation, pool: Pool): fc.Arbitrary<unknown> {
  return body === undefined ? fc.constant(undefined) : validValue(body, pool);
}

function validPath(operation: Operation, pool: Pool): fc.Arbitrary<string> {
  return pathWith(operation, pool, undefined);
}

/** Paths whose parameters exist, or of which one is `segment`. A step is one of its recipe. */
function pathWith(operation: Operation, pool: Pool, segment: string | undefined) {
  return fc.tuple(fc.nat(1000), fc.nat(1000)).map(([index, place]) => {
    const step = pool.pick('step', index) as Readonly<Record<string, unknown>> | undefined;
    const item = pool.pick('sourceItem', index) as Readonly<Record<string, unknown>> | undefined;
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (segment !== undefined && name === names[place % names.length]) return segment;
      const value = step?.[name] ?? item?.[name] ?? pool.pick(name, index) ?? 1;
      return encodeURIComponent(value as string | number);
    });
  });
}

function validQuery({ parameters }: Operation, pool: Pool): fc.Arbitrary<string> {
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .tuple(...queryParameters.map((parameter) => queryPart(parameter, pool)))
    .map((parts) => parts.filter((part) => part !== '').join('&'));
}

/** `name=value`, or nothing for an optional parameter. */
function queryPart(
  { name, required = false, schema }: Parameter,
  pool: Pool,
): fc.Arbitrary<string> {
  const part = validValue(schema, pool, name).map((value) =>
    value === null ? '' : `${name}=${encodeURIComponent(toText(value))}`,
  );
  return required ? part : fc.oneof({ weight: 2, arbitrary: fc.constant('') }, part);
}

/** Items of a list are separated by commas. */
function toText(value: unknown): string {
  return Array.isArray(value) ? value.map(toText).join() : String(value);
}
