import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS } from '#platform/errors/error-catalogue.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const PUBLIC = [
  'GET /health',
  'GET /health/ready',
  'GET /reference/allergies',
  'GET /reference/diets',
  'POST /auth/login',
  'POST /auth/signup',
];

interface Operation {
  readonly name: string;
  readonly summary?: string;
  readonly security: Record<string, string[]>[];
  readonly requestBody?: object;
  readonly responses: Record<string, { description: string; content?: any }>;
}

describe('documentation', () => {
  let app: TestApp;
  let operations: Operation[];
  let document: any;
  beforeAll(async () => {
    app = await startTestApp();
    ({ body: document } = await app.client().get('/openapi.json'));
    operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(
      ([route, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          ...operation,
          name: `${method.toUpperCase()} ${route}`,
        })),
    );
  });
  afterAll(() => app.close());

  it('gives every operation a summary and a successful response', () => {
    const withoutSummary = operations.filter(({ summary }) => !summary);
    const withoutSuccess = operations.filter(
      ({ responses }) => !Object.keys(responses).some((status) => status.startsWith('2')),
    );
    expect({ withoutSummary, withoutSuccess }).toEqual({ withoutSummary: [], withoutSuccess: [] });
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
    const declaredErrors = operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.entries<any>(content?.['application/json']?.examples ?? {}).map(
          ([name, { value }]) => ({ name, status: Number(status), ...value }),
        ),
      ),
    );
    expect(declaredErrors.length).toBeGreaterThan(operations.length);
    for (const { name, ...facts } of declaredErrors) {
      const { code, status, message } = ERRORS[name as keyof typeof ERRORS];
      expect(facts).toEqual({ code, status, message });
    }
    expect(document.components.schemas.ErrorView.properties.code.enum).toEqual(
      Object.values(ERRORS).map(({ code }) => code),
    );
  });

  it('declares the errors of the HTTP layer for every operation', () => {
    const lacks = (name: string) => (operation: Operation) =>
      !JSON.stringify(operation.responses).includes(name);
    const changing = operations.filter(({ name }) => !name.startsWith('GET '));
    const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
    expect(withBody).not.toHaveLength(0);
    expect(changing.filter(lacks('4033 ORIGIN_NOT_ALLOWED'))).toEqual([]);
    expect(withBody.filter(lacks('4130 PAYLOAD_TOO_LARGE'))).toEqual([]);
    expect(withBody.filter(lacks('4150 UNSUPPORTED_MEDIA_TYPE'))).toEqual([]);
  });

  it('lists every error in docs/errors.md', () => {
    const page = readFileSync(path.join(PROJECT, 'docs/errors.md'), 'utf8');
    const rows = [...page.matchAll(/^\| (\d{4}) \| (\w+) +\| (\d{3})/gm)];
    expect(rows.map(([, code, name, status]) => [Number(code), name, Number(status)])).toEqual(
      Object.entries(ERRORS).map(([name, { code, status }]) => [code, name, status]),
    );
  });

  it('serves Swagger UI without resources of other origins', async () => {
    const page = await app.client().get<string>('/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('swagger-ui');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});
