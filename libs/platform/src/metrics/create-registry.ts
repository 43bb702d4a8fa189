import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { packageVersion } from './package-version.js';

/** Creates the registry of a process, with the metrics of Node.js and of the build. */
export function createRegistry(): Registry {
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
