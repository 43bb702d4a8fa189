// Jest evaluates every module again for each test file. With `npm test`, a worker loads the compiled
// service and its slow packages once: see jest.outside.cjs. With `npx jest`, nothing is compiled before:
// all that a test file imports is compiled and evaluated in its sandbox.
const { exclude: _exclude, ...swc } = JSON.parse(
  require('node:fs').readFileSync(`${__dirname}/.swcrc`, 'utf8'),
);

/** ES modules, which Jest can load from Node.js 24.9 only. */
const esModules = [
  '@nestjs',
  '@fastify/cookie',
  '@tokenizer',
  'content-disposition',
  'cookie',
  'eventemitter3',
  'file-type',
  'jose',
  'load-esm',
  'marked',
  'nestjs-pino',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'p-queue',
  'p-timeout',
  'strtok3',
  'token-types',
  'uint8array-extras',
];
/** They take long to load, or are slow in the sandbox. */
const slowPackages = [
  '@fastify',
  '@opentelemetry',
  'ajv',
  'ajv-formats',
  'pg',
  'pino',
  'reflect-metadata',
  'sharp',
  'typeorm',
  'undici',
];
/** What `npm test` compiles into dist/, without the files that only tests use. */
const service =
  '/(apps/(api|classifier)/(src|eval)|libs/(domain|internal-api|platform)/(src|oracles))/' +
  '(?!(.*/)?test/).+(?<!spec)\\.ts$';

const isCompiled = process.env.TEST_DATABASE_URL !== undefined;
const packages = ['fast-check', ...esModules, ...(isCompiled ? slowPackages : [])];
const outside = '<rootDir>/jest.outside.cjs';
/** `oidc-provider` refuses objects of the sandbox: it is compiled for it. */
const loaded = packages.filter((name) => name !== 'oidc-provider').join('|');
// jest.environment.cjs configures fast-check, which is never in the sandbox.
const load = isCompiled
  ? { [`/node_modules/(${loaded})/`]: outside, [service]: outside }
  : { '/node_modules/fast-check/': outside };
const compile = {
  '\\.(t|m?j)s$': ['@swc/jest', { ...swc, swcrc: false, module: { type: 'commonjs' } }],
};

/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/bench', '<rootDir>/deploy'],
  testRegex: 'spec\\.ts$',
  testEnvironment: '<rootDir>/jest.environment.cjs',
  // The real ones must run: Node.js itself uses them, and `jest.useFakeTimers` replaces those of the process.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'hrtime'] },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^#(domain|internal-api|platform)/(.*)\\.js$': '<rootDir>/libs/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { ...load, ...compile },
  transformIgnorePatterns: [`/node_modules/(?!(${packages.join('|')})/)`, '<rootDir>/dist/'],
  setupFiles: ['reflect-metadata'],
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
    'Infinity',
  ],
  maxWorkers: 3, // for two cores: half of the slow tests wait for timers, processes and the database
  workerIdleMemoryLimit: '1.5GB', // a worker keeps some memory of each file; Jest starts a new one
  testTimeout: 900_000, // long enough for a machine that is slow and busy
  showSeed: true,
};
