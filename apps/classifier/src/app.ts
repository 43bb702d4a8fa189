import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppErrorFilter } from '#platform/errors/app-error.filter.js';
import { createLogger } from '#platform/logging/create-logger.js';
import { NestLogger } from '#platform/logging/nest-logger.js';
import { createAdapter } from '#platform/server/create-adapter.js';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';

/** Largest body, in bytes: 500 texts of 5,000 characters, with room for escapes. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** The classifier, ready to listen. */
export async function createApp({ logLevel }: Config): Promise<NestFastifyApplication> {
  const logger = createLogger('classifier', logLevel);
  const adapter = createAdapter({ logger, bodyLimit: BODY_LIMIT });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new AppErrorFilter());
  app.enableShutdownHooks();
  return app;
}
