import 'reflect-metadata';
import { startupProblem } from '#platform/server/startup-problem.js';
import { createApp } from './app.js';
import { Config } from './config.js';

try {
  const config = new Config(process.env);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  process.send?.({ url: await app.getUrl() });
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
