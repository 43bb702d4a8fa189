// Makes a clone ready to run: installs packages, compiles the sources. Imports only Node.js modules,
// because a fresh clone has no packages yet.
import './require-node.cjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '..');
/** A package of its own: the service and its tests do not need it. */
export const openapiTools = path.join(root, 'tools', 'openapi');
export const swc = path.join(root, 'node_modules', '@swc', 'cli', 'bin', 'swc.js');
const nestCli = JSON.parse(readFileSync(path.join(root, 'nest-cli.json'), 'utf8'));
/** What `npm run build` and `nest build` compile or copy into dist/, which mirrors these paths. */
export const SOURCES = nestCli.compilerOptions.builder.options.filenames;
const BUILD = [...SOURCES, '.swcrc', 'nest-cli.json', 'scripts/build.mjs', 'package-lock.json'];
/** What the application is built of, into dist-web/. */
const WEB = ['apps/web', 'libs/client/labels', 'libs/client/src', 'package-lock.json'];
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

function run(command, args, problem, cwd = root) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`${problem}\n${stdout ?? ''}${stderr ?? ''}`);
}

/** Imports a compiled file, given by its path in dist/. */
export function importCompiled(file) {
  return import(pathToFileURL(path.join(root, 'dist', file)).href);
}

/** Prints a message and ends the process with code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs `npm ci` in a folder when the lock file is newer than the installation. Leaves a node_modules
 * that is a symbolic link as it is.
 */
export function install(folder = root) {
  const modules = path.join(folder, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installedAt = modified(path.join(modules, '.package-lock.json'));
  if (installedAt > 0 && installedAt >= modified(path.join(folder, 'package-lock.json'))) return;
  console.error('Installing packages (once, about a minute) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed:', folder);
}

/** Adds the path, size and time of a file, or of all files in a folder, to a hash. */
function addFingerprint(entry, hash) {
  const absolute = path.join(root, entry);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addFingerprint(path.join(entry, name), hash);
  } else if (stat) {
    hash.update(`${entry}:${stat.size}:${stat.mtimeMs}\n`);
  }
}

/** Runs `command` with Node.js, unless `sources` are the same as when `marker` was written. */
function build(sources, marker, command) {
  const hash = createHash('sha256');
  for (const source of sources) addFingerprint(source, hash);
  const digest = hash.digest('hex');
  const file = path.join(root, marker);
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
  console.error(`Compiling into ${path.dirname(marker)} …`);
  run(process.execPath, command, 'The build failed:');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, digest);
}

const LOCK = path.join(root, '.preparing');
/** Milliseconds between two tries to take the lock. */
const LOCK_INTERVAL = 200;
/** Milliseconds after which a process says that it waits: most hold the lock only while they look. */
const LOCK_PATIENCE = 3_000;

/** Takes the lock, or takes it away from a process that has ended. */
function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(LOCK, { force: true });
  }
  return false;
}

/** Runs `work` when no other process installs or compiles in this clone: both would break it. */
function alone(work) {
  for (let waited = 0; !takeLock(); waited += LOCK_INTERVAL) {
    if (waited === LOCK_PATIENCE)
      console.error(`Waiting for another process of this clone. If there is none: rm ${LOCK}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_INTERVAL);
  }
  const release = () => rmSync(LOCK, { force: true });
  process.once('exit', release);
  work();
  release();
  process.off('exit', release);
}

function prepareService() {
  install();
  build(BUILD, 'dist/.built-from', ['scripts/build.mjs']);
  build(WEB, 'dist-web/.built-from', [vite, 'build', 'apps/web', '--logLevel', 'warn']);
}

/** Installs and compiles what is missing or out of date. */
export function prepare() {
  alone(prepareService);
}

/** Does the same as `prepare` and compiles bench/, which is not part of `npm run build`. */
export function prepareBench() {
  alone(() => {
    prepareService();
    build(['bench', '.swcrc'], 'dist/.bench-built-from', [
      swc,
      'bench',
      '--out-dir',
      'dist',
      '--quiet',
    ]);
  });
}
