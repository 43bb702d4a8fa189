// Jest loads ES modules with require() from Node.js 24.9 only. For Node.js 20 and 22 it runs in
// CommonJS mode: SWC compiles our sources and these packages, which are ES modules only.
const esmOnly = [
  '@nestjs',
  '@fastify/cookie',
  'content-disposition',
  'cookie',
  'file-type',
  'jose',
  'load-esm',
  'marked',
  '@tokenizer',
  'eventemitter3',
  'nestjs-pino',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'p-queue',
  'p-timeout',
  'token-types',
  'strtok3',
  'uint8array-extras',
];
const { exclude: _exclude, ...swc } = JSON.parse(
  require('node:fs').readFileSync(`${__dirname}/.swcrc`, 'utf8'),
);

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/bench', '<rootDir>/deploy'],
  testEnvironment: 'node',
  maxWorkers: 3, // for two cores: half of the slow tests wait for timers, processes and the database
  workerIdleMemoryLimit: '1.5GB', // a worker keeps some memory of each file; Jest starts a new one
  testTimeout: 300_000, // long enough for a machine that is slow and busy
  testRegex: '\\.(e2e-)?spec\\.ts$',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^#(domain|internal-api|platform)/(.*)\\.js$': '<rootDir>/libs/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.(t|m?j)s$': ['@swc/jest', { ...swc, swcrc: false, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '<rootDir>/dist/'],
  setupFiles: ['reflect-metadata', '<rootDir>/jest.setup.cjs'],
  showSeed: true,
  // A lookup of a global in the sandbox of Jest is slow: planning needed 70 % more CPU time.
  sandboxInjectedGlobals: [
    'Math',
    'Number',
    'JSON',
    'Object',
    'Array',
    'Map',
    'Set',
    'String',
    'Symbol',
    'Promise',
    'Error',
    'Reflect',
    'BigInt',
  ],
};
