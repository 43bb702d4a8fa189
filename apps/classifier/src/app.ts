import type { INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { logRequests } from '#platform/logging/access-log.hook.js';
import { createLogger } from '#platform/logging/create-logger.js';
import { NestLogger } from '#platform/logging/nest-logger.js';
import { createAdapter } from '#platform/server/create-adapter.js';
import { traceRequests } from '#platform/tracing/trace-requests.hook.js';
import { AppModule } from './app.module.js';
import type { Config, WorkerConfig } from './config.js';
import { WorkerModule } from './worker/worker.module.js';

/** Maximum size of a request body, in bytes: 500 texts of 5,000 characters, with escapes. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** Creates the classifier, with its worker unless `WORKER` is `off`; the caller makes it listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const logger = createLogger('classifier', config.logLevel);
  const adapter = createAdapter({ bodyLimit: BODY_LIMIT });
  // The clients of the classifier are services: their traces are continued.
  traceRequests(adapter.getInstance(), () => true);
  logRequests(adapter.getInstance(), logger);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new AppErrorFilter());
  if (config.worker !== undefined) app.connectMicroservice(config.worker.events);
  app.enableShutdownHooks();
  return app;
}

/** Creates a worker without the HTTP service; the caller makes it listen to events. */
export async function createWorker(
  worker: WorkerConfig,
  { logLevel }: Config,
): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice(WorkerModule.with(worker), {
    ...worker.events,
    logger: new NestLogger(createLogger('worker', logLevel)),
    abortOnError: false,
  });
  app.enableShutdownHooks();
  await app.init();
  return app;
}
