// Compiles every TypeScript source into dist/, which mirrors the folders of the project. Types
// are checked by `npm run typecheck`, not here: starting should not wait for it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rollup } from '@rollup/wasm-node';

const root = path.resolve(import.meta.dirname, '..');
const swc = path.join(root, 'node_modules', '@swc', 'cli', 'bin', 'swc.js');
const folders = ['apps', 'libs', 'migrations', 'bench'].filter((folder) =>
  existsSync(path.join(root, folder)),
);

// Whoever runs the last build goes on running it until the new one is whole.
const dist = path.join(root, 'dist');
const fresh = `${dist}.${process.pid}`;
try {
  execFileSync(process.execPath, [swc, ...folders, '--out-dir', fresh, '--copy-files', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  copyFileSync(path.join(root, 'openapi.json'), path.join(fresh, 'openapi.json'));
  await bundle(path.join(fresh, 'apps/classifier/src/classifier.js'));
  replaceDist();
} finally {
  for (const left of [fresh, `${fresh}.old`]) rmSync(left, { recursive: true, force: true });
}

function replaceDist() {
  try {
    if (existsSync(dist)) renameSync(dist, `${fresh}.old`);
    renameSync(fresh, dist);
  } catch (error) {
    if (!existsSync(dist)) throw error; // otherwise another build has just put the same there
  }
}

/**
 * Bundles a module with all that it imports by a path: V8 folds constants into the code of their own
 * module, and loads and checks them at every use in another (docs/adr/0012).
 */
async function bundle(file) {
  const load = (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') });
  const modules = await rollup({
    input: file,
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    plugins: [{ name: 'source-maps', load }],
  });
  await modules.write({ file, format: 'es', sourcemap: true });
}
