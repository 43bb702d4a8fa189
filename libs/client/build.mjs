// Builds what the package contains: modules and types for `import` and for `require`, and each table
// of the label files as a file of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const library = import.meta.dirname;
const dist = path.join(library, 'dist');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

function compile(format, ...options) {
  const outDir = path.join(dist, format);
  const project = path.join(library, 'tsconfig.build.json');
  const args = [tsc, '-p', project, '--outDir', outDir, ...options];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

rmSync(dist, { recursive: true, force: true });
compile('esm');
compile('cjs', '--module', 'commonjs', '--moduleResolution', 'bundler');
writeFileSync(path.join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');

for (const locale of ['fr', 'en']) {
  const folder = path.join(dist, 'labels', locale);
  mkdirSync(folder, { recursive: true });
  const labels = JSON.parse(readFileSync(path.join(library, 'labels', `${locale}.json`), 'utf8'));
  for (const [table, rows] of Object.entries(labels))
    writeFileSync(path.join(folder, `${table}.json`), `${JSON.stringify(rows)}\n`);
}
