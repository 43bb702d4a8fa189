// Jest evaluates every module again for each test file. For test files of routes, a worker loads the
// service, as compiled by `npm test`, and its slow packages once: see jest.outside.cjs. Other test
// files are about sources: all that they import is compiled and evaluated in their sandbox.
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
/** They take long to load. */
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
const service = '/(apps/(api|classifier)|libs/(domain|internal-api|platform))/src/';

const outside = '<rootDir>/jest.outside.cjs';
const inPackages = (names) => `/node_modules/(${names.join('|')})/`;
const except = (names) => [`/node_modules/(?!(${names.join('|')})/)`, '<rootDir>/dist/'];
/** `oidc-provider` refuses objects of the sandbox: it is compiled for it. */
const loadPackages = {
  [inPackages([...esModules, ...slowPackages].filter((name) => name !== 'oidc-provider'))]: outside,
};
const loadService = { [`${service}.+(?<!spec)\\.ts$`]: outside };
const compile = {
  '\\.(t|m?j)s$': ['@swc/jest', { ...swc, swcrc: false, module: { type: 'commonjs' } }],
};

/** @type {import('jest').ProjectConfig} */
const project = {
  rootDir: __dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/bench', '<rootDir>/deploy'],
  testEnvironment: '<rootDir>/jest.environment.cjs',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^#(domain|internal-api|platform)/(.*)\\.js$': '<rootDir>/libs/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFiles: ['reflect-metadata', '<rootDir>/jest.setup.cjs'],
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

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: 3, // for two cores: half of the slow tests wait for timers, processes and the database
  workerIdleMemoryLimit: '1.5GB', // a worker keeps some memory of each file; Jest starts a new one
  testTimeout: 300_000, // long enough for a machine that is slow and busy
  showSeed: true,
  projects: [
    {
      ...project,
      testRegex: '\\.spec\\.ts$',
      transform: compile,
      transformIgnorePatterns: except(esModules),
    },
    {
      ...project,
      testRegex: '\\.e2e-spec\\.ts$',
      setupFiles: [...project.setupFiles, '<rootDir>/jest.setup-service.cjs'],
      transform: { ...loadPackages, ...loadService, ...compile },
      transformIgnorePatterns: except([...esModules, ...slowPackages]),
    },
  ],
};
