// Compiles the sources of the services, which nest-cli.json lists, into dist/. `nest build` writes the
// same files. Types are checked by `npm run typecheck` only, so that a start is fast.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, SOURCES, swc } from './prepare.mjs';

// The new build replaces the old one as a whole, so that a service never loads an incomplete build.
const dist = path.join(root, 'dist');
const fresh = `${dist}.${process.pid}`;
try {
  execFileSync(process.execPath, [swc, ...SOURCES, '--out-dir', fresh, '--copy-files', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  replaceDist();
} finally {
  for (const leftover of [fresh, `${fresh}.old`])
    rmSync(leftover, { recursive: true, force: true });
}

function replaceDist() {
  try {
    if (existsSync(dist)) renameSync(dist, `${fresh}.old`);
    renameSync(fresh, dist);
  } catch (error) {
    if (!existsSync(dist)) throw error; // otherwise a concurrent build has written the same files
  }
}
