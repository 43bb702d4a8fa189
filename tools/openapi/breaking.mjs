// Compares openapi.json with the one of the last release. Fails on a breaking change that
// approved-breaking-changes.json does not list with a reason.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges } from './breaking-changes.mjs';
import { lastRelease } from './last-release.mjs';
import { documentPath, folder } from './run-tool.mjs';

const read = (file) => JSON.parse(readFileSync(path.resolve(folder, file), 'utf8'));

const release = lastRelease(folder);
if (release === undefined) {
  console.log('No tag found: there is no release to compare openapi.json with.');
  process.exit();
}
const approved = read('approved-breaking-changes.json');
const changes = breakingChanges(release.document, read(documentPath));
const refused = changes.filter((change) => !approved[change]);
const outdated = Object.keys(approved).filter((change) => !changes.includes(change));

for (const change of refused) console.error(`Breaking change: ${change}`);
for (const change of outdated) console.error(`Approved, but does not occur: ${change}`);
if (refused.length + outdated.length > 0) {
  console.error('See tools/openapi/README.md.');
  process.exit(1);
}
console.log(`${changes.length} breaking changes since ${release.tag}, all approved.`);
