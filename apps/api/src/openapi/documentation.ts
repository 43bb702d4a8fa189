import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ID_SCHEMA } from '../http/fields/id.fields.js';
import { requiredScope } from '#domain/session/token-scope.js';
import { ACCESS_EXTENSION } from '../session/access.decorators.js';
import { addCommonErrors } from './common-errors.js';
import { documentBase } from './document-info.js';
import { ENUM_DESCRIPTIONS } from './enum-schemas.js';
import { shareErrorResponses } from './error-response.js';
import { errorSchemas } from './error-schemas.js';
import { addHeaders, HEADERS } from './headers.js';
import { type OpenApiDocument, type Operation, operationsOf, type Route } from './operations.js';
import { shareHeaderParameters } from './share-parameters.js';
import { type ApiDocuments, splitDocument } from './split-document.js';
import { describeSuccesses } from './success-description.js';

/** Written by `npm run generate`. */
const GENERATED = resolve(import.meta.dirname, '../../../../openapi.json');

/** Either cookie authenticates: its name depends on the environment. */
const COOKIES: Record<string, string[]>[] = [{ session: [] }, { productionSession: [] }];

/** The alternatives that authenticate a request. */
function securityOf({ access, method, path }: Route): Record<string, string[]>[] {
  if (access === 'public') return [];
  if (access === 'internal') return [{ internal: [] }];
  const scope = requiredScope(method.toUpperCase(), path);
  return scope === null ? COOKIES : [...COOKIES, { accessToken: [scope] }];
}

/** Serves the generated description at `/openapi.json`. DocsController serves its pages. */
export function serveDocumentation(app: INestApplication): void {
  const document = JSON.parse(readFileSync(GENERATED, 'utf8')) as OpenAPIObject;
  const options = { ui: false, raw: ['json' as const], jsonDocumentUrl: 'openapi.json' };
  SwaggerModule.setup('docs', app, document, options);
}

/**
 * Creates the OpenAPI description of every route from its decorators. The name of a handler is the
 * `operationId`. `comments` are the doc comments of the classes of requests and responses, by name
 * of the class.
 */
export function describeApi(
  app: INestApplication,
  comments: ReadonlyMap<string, string>,
): ApiDocuments {
  const document = SwaggerModule.createDocument(app, documentBase(), {
    operationIdFactory: (_controller, method) => method,
  }) as OpenApiDocument;
  for (const { path, method, operation } of operationsOf(document)) {
    const { [ACCESS_EXTENSION]: access = 'session' } = operation;
    Reflect.deleteProperty(operation, ACCESS_EXTENSION);
    const route = { path, method, access };
    operation.security = securityOf(route);
    joinLines(operation);
    correctParameters(operation);
    describeSuccesses(operation, comments);
    addCommonErrors(route, operation);
    addHeaders(route, operation);
  }
  shareErrorResponses(document);
  shareHeaderParameters(document);
  document.components.headers = HEADERS as never;
  document.components.schemas = {
    ...describeSchemas(document, comments),
    ...errorSchemas(),
  };
  return splitDocument(unwrapReferences(document));
}

/** The lines of a doc comment are one paragraph. */
function joinLines(operation: Operation): void {
  const { summary = '', description = '' } = operation;
  operation.summary = summary.replace(/\s+/g, ' ');
  operation.description = description.replace(/\s+/g, ' ');
}

/** An absent query parameter has no null form, and a numeric path parameter is an id. */
function correctParameters({ parameters = [] }: Operation): void {
  for (const parameter of parameters as { in: string; schema?: { type?: string | string[] } }[]) {
    const { schema, in: place } = parameter;
    if (Array.isArray(schema?.type))
      schema.type = schema.type.find((type) => type !== 'null') ?? [];
    if (place === 'path' && schema?.type === 'number') parameter.schema = { ...ID_SCHEMA };
  }
}

function describeSchemas({ components }: OpenApiDocument, comments: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(components.schemas ?? {}).map(([name, schema]) => {
      const description = ENUM_DESCRIPTIONS.get(name) ?? comments.get(name);
      return [name, description === undefined ? schema : { ...schema, description }];
    }),
  );
}

/** Replaces `allOf` with a single member, in which @nestjs/swagger wraps described references. */
function unwrapReferences(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(
    JSON.stringify(document),
    (_key, value: { readonly allOf?: object[] } | null) => {
      if (value?.allOf?.length !== 1) return value;
      const { allOf, ...rest } = value;
      return { ...allOf[0], ...rest };
    },
  ) as OpenApiDocument;
}
