const { TestEnvironment } = require('jest-environment-node');

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
  constructor({ projectConfig, ...options }, context) {
    super({ projectConfig, ...options }, context);
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
