import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ERRORS } from '#platform/errors/error-catalogue.js';
import { useSharedApp } from '../support/shared-app.js';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const PUBLIC = [
  'GET /auth/oidc/callback',
  'GET /auth/oidc/start',
  'GET /health',
  'GET /health/ready',
  'GET /reference/allergies',
  'GET /reference/diets',
  'POST /auth/email/confirm',
  'POST /auth/login',
  'POST /auth/oidc/join',
  'POST /auth/password-reset',
  'POST /auth/password-reset/confirm',
  'POST /auth/signup',
];

interface Operation {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security: Record<string, string[]>[];
  readonly requestBody?: object;
  readonly parameters?: any[];
  readonly responses: Record<string, any>;
}

const readDocument = (file: string) => JSON.parse(readFileSync(path.join(PROJECT, file), 'utf8'));

function operationsOf(document: any): Operation[] {
  return Object.entries<Record<string, Operation>>(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${route}`,
    })),
  );
}

/** The response, or the component that it refers to. */
function resolve(document: any, { $ref, ...part }: any): any {
  return $ref === undefined ? part : document.components[$ref.split('/')[2]][$ref.split('/')[3]];
}

/** Every schema of a document that has examples. */
function* schemasWithExamples(part: unknown): Generator<any> {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part && ('example' in part || 'examples' in part)) yield part;
  for (const child of Object.values(part)) yield* schemasWithExamples(child);
}

describe('documentation', () => {
  const internal = readDocument('openapi.internal.json');
  const app = useSharedApp();
  let operations: Operation[];
  let document: any;
  beforeAll(async () => {
    ({ body: document } = await app.client().get('/openapi.json'));
    operations = [...operationsOf(document), ...operationsOf(internal)];
  });

  it('describes no internal operation to the public', () => {
    expect(operationsOf(document)).not.toHaveLength(0);
    expect(operationsOf(document).filter(({ name }) => name.includes('/internal'))).toEqual([]);
    expect(document.components.securitySchemes).not.toHaveProperty('internal');
    expect(document.tags.map(({ name }: any) => name)).not.toContain('Internal');
  });

  it('gives every operation a summary, a description and a successful response', () => {
    const undescribed = operations.filter(({ summary, description = '' }) => {
      return !summary || description.length < 40;
    });
    const withoutSuccess = operations.filter(
      ({ responses }) => !Object.keys(responses).some((status) => /^[23]/.test(status)),
    );
    expect({ undescribed, withoutSuccess }).toEqual({ undescribed: [], withoutSuccess: [] });
  });

  it('declares exactly the public operations as public', () => {
    const publicOperations = operations.filter(({ security }) => security.length === 0);
    expect(publicOperations.map(({ name }) => name).sort()).toEqual(PUBLIC);
  });

  it('declares exactly the operations under /internal as internal', () => {
    for (const { name, security } of operations) {
      const [scheme = {}] = security;
      expect([name, 'internal' in scheme]).toEqual([name, name.includes(' /internal/')]);
    }
  });

  it('describes errors as the error catalogue does', () => {
    const declaredErrors = operationsOf(document).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, response]) => {
        const { content } = resolve(document, response);
        return Object.entries<any>(content?.['application/json']?.examples ?? {}).map(
          ([name, { value }]) => ({ name, status: Number(status), ...value }),
        );
      }),
    );
    expect(declaredErrors.length).toBeGreaterThan(operations.length);
    for (const { name, ...facts } of declaredErrors) {
      const { code, status, message } = ERRORS[name as keyof typeof ERRORS];
      expect(facts).toEqual({ code, status, message });
    }
    expect(document.components.schemas.ErrorCode).toMatchObject({
      enum: Object.values(ERRORS).map(({ code }) => code),
      'x-enum-varnames': Object.keys(ERRORS),
    });
  });

  it('types the body of an error as the declared errors of its status', () => {
    const { content } = document.paths['/recipes/{recipeId}'].put.responses['403'];
    const { schema } = content['application/json'];
    const codes = schema.oneOf.map(
      (member: object) => resolve(document, member).properties.code.enum,
    );
    expect(codes).toEqual([[4030], [4033], [4035]]);
  });

  it('has examples that match their schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema(document, 'openapi.json');
    const schemas = [...schemasWithExamples(document.components.schemas)];
    expect(schemas.length).toBeGreaterThan(10);
    for (const schema of schemas) {
      for (const example of [schema.example, ...(schema.examples ?? [])]) {
        if (example === undefined) continue;
        expect([example, ajv.validate(schema, example)]).toEqual([example, true]);
      }
    }
    const errors = Object.values<any>(document.components.responses).flatMap(({ content }) =>
      Object.values<any>(content['application/json'].examples).map(({ value }) => ({
        value,
        schema: content['application/json'].schema.$ref,
      })),
    );
    expect(errors).not.toHaveLength(0);
    for (const { value, schema } of errors) {
      expect([value, ajv.validate({ $ref: `openapi.json${String(schema)}` }, value)]).toEqual([
        value,
        true,
      ]);
    }
  });

  it('types ids in paths as positive integers', () => {
    const ids = operations.flatMap(({ parameters = [] }) =>
      parameters.filter(({ name, in: place }) => place === 'path' && name.endsWith('Id')),
    );
    const numbers = ids.filter(({ name }) => name !== 'externalId');
    expect(numbers).not.toHaveLength(0);
    for (const { schema } of numbers) {
      expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });
    }
  });

  it('declares ETag and 304 for every public GET of JSON, except the state of the process', () => {
    const isJson = ({ name, responses }: Operation) =>
      name.startsWith('GET ') && responses['200']?.content?.['application/json'] !== undefined;
    const conditional = operationsOf(document).filter(
      (operation) => isJson(operation) && !operation.name.startsWith('GET /health'),
    );
    expect(conditional).not.toHaveLength(0);
    for (const { name, parameters = [], responses } of conditional) {
      expect([name, Object.keys(responses['200'].headers)]).toEqual([
        name,
        expect.arrayContaining(['etag', 'x-request-id']),
      ]);
      expect([name, responses['304'], parameters]).toEqual([
        name,
        expect.anything(),
        expect.arrayContaining([{ $ref: '#/components/parameters/IfNoneMatch' }]),
      ]);
    }
  });

  it('declares the errors of the HTTP layer for every operation', () => {
    const lacks = (error: string) => (operation: Operation) =>
      !JSON.stringify(operation.responses).includes(error);
    const changing = operations.filter(({ name }) => !name.startsWith('GET '));
    const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
    expect(withBody).not.toHaveLength(0);
    expect(changing.filter(lacks('/OriginNotAllowed'))).toEqual([]);
    expect(withBody.filter(lacks('/PayloadTooLarge'))).toEqual([]);
    expect(withBody.filter(lacks('/UnsupportedMediaType'))).toEqual([]);
  });

  it('lists every error in docs/errors.md', () => {
    const page = readFileSync(path.join(PROJECT, 'docs/errors.md'), 'utf8');
    const rows = [...page.matchAll(/^\| (\d{4}) \| (\w+) +\| (\d{3})/gm)];
    expect(rows.map(([, code, name, status]) => [Number(code), name, Number(status)])).toEqual(
      Object.entries(ERRORS).map(([name, { code, status }]) => [code, name, status]),
    );
  });
});
