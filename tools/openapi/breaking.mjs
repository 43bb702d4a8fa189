// Compares openapi.json with the one of the last release. Fails on a breaking change that
// approved-breaking-changes.json does not list with a reason.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges } from './breaking-changes.mjs';
import { documentPath, folder } from './run-tool.mjs';

const read = (file) => JSON.parse(readFileSync(path.resolve(folder, file), 'utf8'));

const released = path.resolve(folder, '../../released');
const inOrder = new Intl.Collator('en', { numeric: true });
const version = readdirSync(released).sort(inOrder.compare).at(-1);
const approved = read('approved-breaking-changes.json');
const changes = breakingChanges(
  read(path.join(released, version, 'openapi.json')),
  read(documentPath),
);
const refused = changes.filter((change) => !approved[change]);
const outdated = Object.keys(approved).filter((change) => !changes.includes(change));

for (const change of refused) console.error(`Breaking change: ${change}`);
for (const change of outdated) console.error(`Approved, but does not occur: ${change}`);
if (refused.length + outdated.length > 0) {
  console.error('See tools/openapi/README.md.');
  process.exit(1);
}
console.log(`${changes.length} breaking changes since ${version}, all approved.`);
