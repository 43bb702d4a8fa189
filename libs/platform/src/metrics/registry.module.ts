import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Global, Module } from '@nestjs/common';
import { PACKAGE_VERSION } from '../package-version.js';

/** Upper bounds of the buckets of durations, in seconds: from a prepared read to a timeout. */
export const DURATION_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The metrics of the process. Each feature adds its own in a `*.metrics.ts`. */
@Global()
@Module({
  providers: [{ provide: Registry, useFactory: createRegistry }],
  exports: [Registry],
})
export class RegistryModule {}

/** Creates the registry of a process, with the metrics of Node.js and of the build. */
function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: '1, with the version of the service',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: PACKAGE_VERSION }, 1);
  return registry;
}
