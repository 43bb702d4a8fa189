// Generates clients from openapi.json with three generators, and checks the types of their output
// under `strict`: what one of them cannot read is a mistake in the document.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentPath, runTool } from './run-tool.mjs';

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['**/*.ts'],
};

const output = mkdtempSync(path.join(tmpdir(), 'popote-clients-'));
process.on('exit', () => {
  rmSync(output, { recursive: true, force: true });
});

const heyApi = path.join(output, 'hey-api');
const openapiTypescript = path.join(output, 'openapi-typescript.ts');
const orval = path.join(output, 'orval', 'api.ts');
const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];

runTool('openapi-ts', ['--input', documentPath, '--output', heyApi, '--plugins', ...plugins]);
runTool('openapi-typescript', [documentPath, '--output', openapiTypescript]);
runTool('orval', [
  ...['--input', documentPath, '--output', orval],
  ...['--client', 'fetch', '--mode', 'split'],
]);
writeFileSync(path.join(output, 'tsconfig.json'), JSON.stringify(TSCONFIG));
runTool('tsc', ['--project', output]);
console.log('The output of every generator compiles.');
