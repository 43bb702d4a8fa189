import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The tools print notices of new versions and send statistics unless these are set. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export const folder = import.meta.dirname;
export const documentPath = path.join(folder, '../../openapi.json');
export const internalDocumentPath = path.join(folder, '../../openapi.internal.json');

/** Runs a program of this package in this folder. Ends the process when it fails. */
export function runTool(name, args) {
  console.log(`> ${name} ${args.join(' ')}`);
  const { status } = spawnSync(path.join(folder, 'node_modules', '.bin', name), args, {
    cwd: folder,
    env: { ...process.env, ...QUIET },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
