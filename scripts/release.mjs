// `npm run release -- <version>`: gives the packages a version, generates what contains it, and records
// what every later version must be able to use: see docs/upgrades.md.
import { spawnSync } from 'node:child_process';
import { fail, root } from './prepare.mjs';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) fail('Usage: npm run release -- <version, such as 1.1.0>');

const PACKAGES = [[], ['--prefix', 'libs/client'], ['--prefix', 'tools/openapi']];
const COMMANDS = [
  ...PACKAGES.map((folder) => [
    ...['version', version, '--no-git-tag-version', '--allow-same-version'],
    ...(folder.length === 0 ? ['--workspaces', '--include-workspace-root'] : folder),
  ]),
  ['run', 'generate'],
  ['run', 'client'],
  ['test', '--', '--testRegex=released/record-release\\.ts$'],
];
for (const args of COMMANDS) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`npm ${args.join(' ')} failed.`);
}
