import 'reflect-metadata';
import { endAfterSignal } from '#platform/server/draining.js';
import { startupProblem } from '#platform/server/startup-problem.js';
import { startTracing } from '#platform/tracing/start-tracing.js';
import { createApp } from './app.js';
import { Config } from './config.js';
import { serve } from './serve.js';
import { logListenFailure } from './worker/log-listen-failure.js';

try {
  const config = new Config(process.env);
  await startTracing(config.tracing);
  endAfterSignal();
  const app = await createApp(config);
  const url = await serve(app, config);
  process.send?.({ url });
  await logListenFailure(app.startAllMicroservices());
} catch (error) {
  console.error(startupProblem(error, 'CLASSIFIER_PORT'));
  process.exit(1);
}
