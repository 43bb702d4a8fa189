import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createApp } from './app.js';
import { createLogger } from '#platform/logging/create-logger.js';
import { NestLogger } from '#platform/logging/nest-logger.js';
import { endAfterSignal } from '#platform/server/draining.js';
import { startupProblem } from '#platform/server/startup-problem.js';
import { startTracing } from '#platform/tracing/start-tracing.js';
import { Config } from './config.js';
import { Database } from './database/database.js';
import { ReadinessService } from './health/readiness.service.js';
import { untilReady } from './health/until-ready.js';

try {
  const config = new Config(process.env);
  await startTracing(config.tracing);
  const logger = createLogger('api', config.logLevel);
  Logger.overrideLogger(new NestLogger(logger));
  await untilReady(config);
  endAfterSignal(config.drainDelayMs);
  const app = await createApp(config, logger);
  await app.get(Database).openConnections();
  app.get(ReadinessService).watch();
  await app.listen(config.port, config.host);
  process.send?.({ url: await app.getUrl() });
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
