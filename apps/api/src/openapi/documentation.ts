import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { addCommonErrors } from './common-errors.js';
import { ErrorView } from './error.view.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What `npm run generate` wrote: the description below, with the doc comments of the routes. */
const GENERATED = resolve(import.meta.dirname, '../../../../openapi.json');

/** Serves the checked-in description at `/openapi.json`, and a page to try it at `/docs`. */
export function serveDocumentation(app: INestApplication): void {
  const document = JSON.parse(readFileSync(GENERATED, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json', raw: ['json'] });
}

/** The OpenAPI description of every route, from its decorators. */
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
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ErrorView] });
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      operation.security = securityOf(path, operation);
      addCommonErrors(path, method, operation);
    }
  }
  return document;
}

/** What opens a route: nothing, the worker's secret, or a session. */
function securityOf(path: string, { responses }: Operation): Record<string, string[]>[] {
  if (!('401' in responses) || path === '/auth/login') return [];
  return [path.startsWith('/internal/') ? { internal: [] } : { cookie: [] }];
}
