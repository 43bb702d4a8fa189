// Installs the package tools/openapi on demand: the service and its tests do not need it.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './prepare.mjs';

export const tools = path.join(root, 'tools', 'openapi');

/** Runs `npm ci` when the lock file is newer than the installation. */
export function installTools() {
  const modified = (...file) =>
    statSync(path.join(tools, ...file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (modified('node_modules', '.package-lock.json') >= modified('package-lock.json')) return;
  console.log('Installing the OpenAPI tools (once, about half a minute) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tools,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci failed in tools/openapi.');
}
