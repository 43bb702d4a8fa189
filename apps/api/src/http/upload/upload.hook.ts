import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError } from '#platform/errors/app-error.js';
import { sendError } from '#platform/errors/app-error.filter.js';

/** Listeners of a response: those of the service and the one of the plugin exceed the default of 10. */
const MAX_LISTENERS = 20;

/** Accepts multipart bodies on routes with `upload`; others refuse them with 415. */
export async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setMaxListeners(MAX_LISTENERS);
    done();
  });
  await app.register(fastifyMultipart);
  fastify.addHook('preParsing', (request, reply, _payload, done) => {
    const { headers, routeOptions, is404 } = request;
    const isMultipart = /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
    if (isMultipart && !is404 && routeOptions.config.upload !== true) {
      sendError(reply, new AppError('UNSUPPORTED_MEDIA_TYPE'));
    } else done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads a file of a multipart body. */
    upload?: boolean;
  }
}
