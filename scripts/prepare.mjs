// What must be there before anything of ours can run. Uses Node.js alone: on a fresh clone no
// package is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const OLDEST_NODE = [20, 19];
const SOURCES = [
  'apps',
  'libs',
  'migrations',
  'bench',
  '.swcrc',
  'scripts/build.mjs',
  'openapi.json',
  'package-lock.json',
];

function run(command, args, problem) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`${problem}\n${stdout ?? ''}${stderr ?? ''}`);
}

/** Ends the process with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    fail(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

/**
 * Installs exactly what the lock file says, unless that happened since the lock file changed.
 * A linked node_modules is looked after where it lies.
 */
function install() {
  const modules = path.join(root, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installedAt = modified(path.join(modules, '.package-lock.json'));
  if (installedAt > 0 && installedAt >= modified(path.join(root, 'package-lock.json'))) return;
  console.log('Installing packages (once, about a minute) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed:');
}

function fingerprint(entry, hash) {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return;
  const stat = statSync(absolute);
  if (!stat.isDirectory()) {
    hash.update(`${entry}:${stat.size}:${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(absolute).sort()) fingerprint(path.join(entry, name), hash);
}

/** Compiles the sources into dist/, when they changed since the last time. */
function build() {
  const hash = createHash('sha256');
  for (const entry of SOURCES) fingerprint(entry, hash);
  const digest = hash.digest('hex');
  const marker = path.join(root, 'dist', '.built-from');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return;
  run(process.execPath, [path.join(root, 'scripts', 'build.mjs')], 'The build failed:');
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, digest);
}

/** Makes a fresh clone ready to run; takes no time when it is. */
export function prepare() {
  requireNode();
  install();
  build();
}
