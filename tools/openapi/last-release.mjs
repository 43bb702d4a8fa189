import { execFileSync } from 'node:child_process';

function git(root, ...args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' };
  return execFileSync('git', args, options).trim();
}

/** The tag with the highest version that the clone has. A folder without Git has none. */
function lastTag(root) {
  try {
    // The suffix sorts v1.0.0-rc.1 before v1.0.0.
    const list = ['-c', 'versionsort.suffix=-', 'tag', '--sort=-version:refname'];
    return git(root, ...list).split('\n')[0];
  } catch {
    return '';
  }
}

/** The last release, with its `openapi.json`; undefined when there is no tag. */
export function lastRelease(root) {
  const tag = lastTag(root);
  if (tag === '') return undefined;
  return { tag, document: JSON.parse(git(root, 'show', `${tag}:openapi.json`)) };
}
