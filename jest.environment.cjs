const { TestEnvironment } = require('jest-environment-node');

/** Lets test files load modules outside of the sandbox: see jest.outside.cjs. */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options);
    this.global.requireOutside = (file) => require(file);
  }
};
