import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Global, Module } from '@nestjs/common';

/** Upper bounds of the buckets of durations, in seconds: from a prepared read to a timeout. */
export const DURATION_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The metrics of the process. Each feature adds its own in a `*.metrics.ts`. */
@Global()
@Module({
  providers: [{ provide: Registry, useFactory: createRegistry }],
  exports: [Registry],
})
export class RegistryModule {}

/** The version in package.json, which is above this file in the sources and in `dist`. */
function packageVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Creates the registry of a process, with the metrics of Node.js and of the build. */
function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: '1, with the version of the service',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: packageVersion() }, 1);
  return registry;
}
