import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Registry } from 'prom-client';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { logRequests } from '#platform/logging/access-log.hook.js';
import { createLogger } from '#platform/logging/create-logger.js';
import { NestLogger } from '#platform/logging/nest-logger.js';
import { measureRequests } from '#platform/metrics/request-metrics.hook.js';
import { createAdapter } from '#platform/server/create-adapter.js';
import { traceRequests } from '#platform/tracing/trace-requests.hook.js';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { requireSecret } from './http/require-secret.hook.js';

/** Maximum size of a request body, in bytes: 500 texts of 5,000 characters, with escapes. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** Creates the classifier, its worker, or both, as `WORKER` says; the caller makes it listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const logger = createLogger(config.worker?.alone ? 'worker' : 'classifier', config.logLevel);
  const adapter = createAdapter({ bodyLimit: BODY_LIMIT });
  const fastify = adapter.getInstance();
  // The clients of the classifier are services: their traces are continued.
  traceRequests(fastify, () => true);
  logRequests(fastify, logger, '/v1/');
  requireSecret(fastify, config.classifierSecrets);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  measureRequests(fastify, app.get(Registry));
  app.useGlobalFilters(new AppErrorFilter());
  if (config.worker !== undefined) app.connectMicroservice(config.worker.notifications);
  app.enableShutdownHooks();
  return app;
}
