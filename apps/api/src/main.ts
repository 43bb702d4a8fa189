import 'reflect-metadata';
import { createApp } from './app.js';
import { createLogger } from '#platform/logging/create-logger.js';
import { startupProblem } from '#platform/server/startup-problem.js';
import { startTracing } from '#platform/tracing/start-tracing.js';
import { Config } from './config.js';
import { Database } from './database/database.js';
import { untilMigrated } from './health/until-migrated.js';

try {
  const config = new Config(process.env);
  await startTracing(config.tracing);
  const logger = createLogger('api', config.logLevel);
  await untilMigrated(config, logger);
  const app = await createApp(config, logger);
  await app.get(Database).openConnections();
  await app.listen(config.port, config.host);
  process.send?.({ url: await app.getUrl() });
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
