import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type Access, ACCESS_EXTENSION } from '../session/access.decorators.js';
import { addCommonErrors, type Operation } from './common-errors.js';
import { ErrorView } from './error.view.js';

/** Written by `npm run generate`. */
const GENERATED = resolve(import.meta.dirname, '../../../../openapi.json');

const SECURITY: Readonly<Record<Access, Record<string, string[]>[]>> = {
  public: [],
  internal: [{ internal: [] }],
  session: [{ cookie: [] }],
  statement: [{ cookie: [] }],
};

/** Serves the generated description at `/openapi.json`, and Swagger UI at `/docs`. */
export function serveDocumentation(app: INestApplication): void {
  const document = JSON.parse(readFileSync(GENERATED, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json', raw: ['json'] });
}

/**
 * Creates the OpenAPI description of every route from its decorators. The name of a handler is the
 * `operationId`.
 */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Popote')
    .setDescription(
      'Household batch cooking. Every error is `{ code, message }`: see the codes in docs/errors.md.',
    )
    .setVersion('1')
    .addCookieAuth('session')
    .addBearerAuth({ type: 'http', description: 'The internal secret.' }, 'internal')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ErrorView],
    operationIdFactory: (_controller, method) => method,
  });
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      const { [ACCESS_EXTENSION]: access = 'session' } = operation;
      Reflect.deleteProperty(operation, ACCESS_EXTENSION);
      operation.security = SECURITY[access];
      addCommonErrors({ path, method, access }, operation);
    }
  }
  return document;
}
