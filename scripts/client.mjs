// `npm run client`: generates the sources and the label files of libs/client from openapi.json and
// the catalogues. `-- --check` fails when the files in the repository differ. `-- pack-check`
// packs the library and uses the package in an empty project.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCodes } from './client/error-codes.mjs';
import { readFolder, writeFolder } from './client/folder.mjs';
import { labelFiles } from './client/label-files.mjs';
import { checkPackage } from './client/pack-check.mjs';
import { generateSdk } from './client/sdk.mjs';
import { usAmounts } from './client/us-amount.mjs';
import { fail, prepare, root } from './prepare.mjs';

const library = path.join(root, 'libs', 'client');
const SOURCES = path.join(library, 'src', 'generated');
const LABELS = path.join(library, 'labels');

/** Returns the generated files of each folder, by name. */
async function generate(temporary) {
  await generateSdk(path.join(root, 'openapi.json'), temporary);
  const sdk = await readFolder(temporary);
  return new Map([
    [
      SOURCES,
      new Map([
        ...sdk,
        ['error-codes.gen.ts', await errorCodes()],
        ['us-amount.gen.ts', await usAmounts()],
      ]),
    ],
    [LABELS, await labelFiles()],
  ]);
}

/** Ends the process when a folder does not contain exactly the given files. */
async function compare(folder, files) {
  const present = await readFolder(folder);
  for (const name of new Set([...present.keys(), ...files.keys()])) {
    if (present.get(name) === files.get(name)) continue;
    const file = path.relative(root, path.join(folder, name));
    fail(`${file} is out of date: run npm run client and commit it.`);
  }
}

prepare();
const temporary = await mkdtemp(path.join(tmpdir(), 'popote-client-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
const [command] = process.argv.slice(2);
if (command === 'pack-check') {
  await checkPackage(library, temporary);
} else {
  for (const [folder, files] of await generate(temporary)) {
    if (command === '--check') await compare(folder, files);
    else await writeFolder(folder, files);
  }
}
