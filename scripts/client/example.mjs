import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, install, root } from '../prepare.mjs';

const folder = path.join(root, 'examples', 'web');
const library = path.join(root, 'libs', 'client');
const vite = path.join(folder, 'node_modules', 'vite', 'bin', 'vite.js');

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    shell: process.platform === 'win32',
    encoding: 'utf8',
    ...options,
  });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
}

/** Installs the packages of the example app and the packed client, and builds the app. */
export function buildExample() {
  install(folder);
  const { version } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8'));
  const tarball = `popote-client-${version}.tgz`;
  run('npm', ['pack', '--pack-destination', folder], { cwd: library });
  // Not in package.json: the hash of a package that is packed again would not fit the lock file.
  run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', tarball]);
  run('npm', ['run', 'build'], { env: { ...process.env, NODE_ENV: 'production' } });
}

/** Serves the built app, and passes `/api` on to a service. Resolves with the process and its address. */
export async function serveExample(popoteUrl, port) {
  const args = [vite, 'preview', '--host', 'localhost', '--port', String(port), '--strictPort'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, POPOTE_URL: popoteUrl },
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`vite preview ended with code ${code}.`)));
  });
  return { child, url: `http://localhost:${port}` };
}
