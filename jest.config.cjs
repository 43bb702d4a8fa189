// Nest 12 is ESM-only; Jest can only require(esm) natively from Node 24.9.
// On Node 20/22 we run Jest in CommonJS mode and let SWC down-level our
// sources and exactly the ESM-only packages listed here.
const esmOnly = [
  '@nestjs',
  '@fastify/cookie',
  'content-disposition',
  'cookie',
  'file-type',
  'load-esm',
  '@tokenizer',
  'eventemitter3',
  'nestjs-pino',
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
  roots: ['<rootDir>/apps', '<rootDir>/libs'],
  testEnvironment: 'node',
  testTimeout: 60_000, // a busy machine is slow, not wrong
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
  setupFiles: ['reflect-metadata'],
};
