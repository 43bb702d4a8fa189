// `npm run build`: compiles the apps, libraries and migrations into dist/, which mirrors the
// folders of the project. Types are checked by `npm run typecheck` only, so that a start is fast.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, root, swc } from './prepare.mjs';

// The new build replaces the old one as a whole, so that a service never loads an incomplete build.
const dist = path.join(root, 'dist');
const fresh = `${dist}.${process.pid}`;
try {
  execFileSync(process.execPath, [swc, ...FOLDERS, '--out-dir', fresh, '--copy-files', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  copyFileSync(path.join(root, 'openapi.json'), path.join(fresh, 'openapi.json'));
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
