import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorView } from './errors/error.view.js';

/** The OpenAPI description of the whole API, made from the code. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Popote')
    .setDescription(
      'Household batch cooking. Every error is `{ code, message }`; docs/errors.md lists the codes.',
    )
    .setVersion('1')
    .addCookieAuth('session')
    .addBearerAuth({ type: 'http', description: 'The internal secret.' }, 'internal')
    .build();
  return SwaggerModule.createDocument(app, config, { extraModels: [ErrorView] });
}

/** Serves the description at `/openapi.json` and a page to try it at `/docs`. */
export function serveDocumentation(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
  });
}
