import 'reflect-metadata';
import { startupProblem } from '#platform/server/startup-problem.js';
import { startTracing } from '#platform/tracing/start-tracing.js';
import { createApp, createWorker } from './app.js';
import { Config } from './config.js';
import { listenForEvents } from './worker/listen-for-events.js';

try {
  const config = new Config(process.env);
  await startTracing(config.tracing);
  if (config.worker?.alone) {
    const worker = await createWorker(config.worker, config);
    process.send?.({ ready: true });
    await listenForEvents(worker.listen());
  } else {
    const app = await createApp(config);
    await app.listen(config.port, config.host);
    process.send?.({ url: await app.getUrl() });
    await listenForEvents(app.startAllMicroservices());
  }
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
