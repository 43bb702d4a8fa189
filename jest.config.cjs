// Jest evaluates every module again for each test file. A worker loads what `jest.outside.cjs`
// handles once for all its test files. For test files of routes, this is also the service itself, as
// compiled by `npm test`; other test files are about sources, and compile them.
const { exclude: _exclude, ...swc } = JSON.parse(
  require('node:fs').readFileSync(`${__dirname}/.swcrc`, 'utf8'),
);

/** ES modules, which Jest can load from Node.js 24.9 only, and packages that take long to load. */
const packages = [
  '@fastify',
  '@nestjs',
  '@opentelemetry',
  '@tokenizer',
  'ajv',
  'ajv-formats',
  'content-disposition',
  'cookie',
  'eventemitter3',
  'file-type',
  'jose',
  'load-esm',
  'marked',
  'nestjs-pino',
  'oauth4webapi',
  'openid-client',
  'p-queue',
  'p-timeout',
  'pg',
  'pino',
  'reflect-metadata',
  'sharp',
  'strtok3',
  'token-types',
  'typeorm',
  'uint8array-extras',
  'undici',
];
/** ES modules that refuse objects of the sandbox: they are compiled for it. */
const compiled = ['oidc-provider'];
const service = '/(apps/(api|classifier)|libs/(domain|internal-api|platform))/src/';

const outside = '<rootDir>/jest.outside.cjs';
const loadPackages = { [`/node_modules/(${packages.join('|')})/.+\\.(c|m)?js$`]: outside };
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
  transformIgnorePatterns: [
    `/node_modules/(?!(${[...packages, ...compiled].join('|')})/)`,
    '<rootDir>/dist/',
  ],
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
    { ...project, testRegex: '\\.spec\\.ts$', transform: { ...loadPackages, ...compile } },
    {
      ...project,
      testRegex: '\\.e2e-spec\\.ts$',
      setupFiles: [...project.setupFiles, '<rootDir>/jest.setup-service.cjs'],
      transform: { ...loadPackages, ...loadService, ...compile },
    },
  ],
};
