import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { lastRelease } from './last-release.mjs';

const AUTHOR = ['-c', 'user.name=Camille', '-c', 'user.email=camille@example.org'];
const folders = [];
let repository;

function newFolder() {
  folders.push(mkdtempSync(path.join(tmpdir(), 'popote-release-')));
  return folders.at(-1);
}

function git(...args) {
  execFileSync('git', [...AUTHOR, ...args], { cwd: repository, stdio: 'pipe' });
}

function commit(version, tag) {
  writeFileSync(path.join(repository, 'openapi.json'), JSON.stringify({ version }));
  git('add', '.');
  git('commit', '--message', version);
  if (tag) git('tag', tag);
}

beforeEach(() => {
  repository = newFolder();
  git('init');
});
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('the last release is the highest version, not the newest commit', () => {
  commit('1.9', 'v1.9.0');
  commit('1.10', 'v1.10.0');
  commit('1.11');
  assert.deepEqual(lastRelease(repository), { tag: 'v1.10.0', document: { version: '1.10' } });
});

test('a clone without tags has no release', () => {
  commit('1.0');
  assert.equal(lastRelease(repository), undefined);
});

test('a shallow clone has the releases whose tags it has fetched', () => {
  commit('1.0', 'v1.0.0');
  commit('1.1');
  const clone = newFolder();
  const origin = pathToFileURL(repository).href;
  git('clone', '--depth=1', origin, clone);
  assert.equal(lastRelease(clone), undefined);
  repository = clone;
  git('fetch', '--depth=1', 'origin', 'tag', 'v1.0.0');
  assert.equal(lastRelease(clone).tag, 'v1.0.0');
});

test('a folder that is not a repository has no release', () => {
  assert.equal(lastRelease(newFolder()), undefined);
});
