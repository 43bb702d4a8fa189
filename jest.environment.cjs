const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const PINO_LOGGER = path.join(__dirname, 'node_modules/nestjs-pino/dist/esm/PinoLogger.js');

const TIMERS = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
];

/** By name. */
const computed = new Map();

/** Computes a value for the first test file of this worker, and returns it to the others. */
function oncePerWorker(name, compute) {
  if (!computed.has(name)) computed.set(name, compute());
  return computed.get(name);
}

/**
 * Lets test files load modules outside of the sandbox: see jest.outside.cjs. `jest.useFakeTimers`
 * replaces the timers there, and test files use the same.
 */
module.exports = class extends TestEnvironment {
  constructor({ globalConfig, projectConfig, ...options }, context) {
    super({ globalConfig, projectConfig, ...options }, context);
    // Modules are required here, because Jest compiles those that this file requires while it loads.
    // `npm test -- --seed=<number>` repeats the properties of a run, whose seed Jest prints.
    const numRuns = Number(process.env.TEST_PROPERTY_RUNS ?? 20);
    require('fast-check').configureGlobal({ seed: globalConfig.seed, numRuns });
    // Both keep the first logger of a process, and a test file reads the log of its own service.
    require(PINO_LOGGER).__resetOutOfContextForTests();
    require('@nestjs/common').Logger.overrideLogger(false);
    this.global.requireOutside = (file) => require(file);
    this.global.oncePerWorker = oncePerWorker;
    // The service compares classes of errors, and reads metadata of classes of tests.
    Object.assign(this.global, { Error, AggregateError, SyntaxError, Reflect });
    for (const name of TIMERS) {
      Object.defineProperty(this.global, name, { get: () => globalThis[name], configurable: true });
    }
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern = new FakeTimers({ config: projectConfig, global: globalThis });
  }
};
