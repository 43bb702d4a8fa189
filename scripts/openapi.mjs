// `npm run openapi -- <command>`: checks openapi.json with the tools of tools/openapi, which is a
// package of its own, because the service and its tests do not need them.
//   lint        Redocly and Spectral
//   generators  three generators of clients, and a strict type check of their output
//   breaking    compares with the document of the last release
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './prepare.mjs';

/** Arguments of Node.js, by command. */
const COMMANDS = {
  lint: [['lint.mjs']],
  generators: [['generators.mjs']],
  breaking: [['--test', 'breaking-changes.test.mjs'], ['breaking.mjs']],
};
const folder = path.join(root, 'tools', 'openapi');

function run(program, args) {
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' };
  const { status } = spawnSync(program, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

const [command = ''] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, command)) {
  fail(`Usage: npm run openapi -- ${Object.keys(COMMANDS).join(' | ')}`);
}
if (!existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
for (const args of COMMANDS[command]) run('node', args);
