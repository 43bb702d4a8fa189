// `npm run backup -- <folder>` and `npm run restore -- <folder>`: writes a backup of the database to a
// new folder, and restores it into an empty database.
import path from 'node:path';
import { fail, importCompiled, prepare } from './prepare.mjs';

const [command, folder] = process.argv.slice(2);
if (folder === undefined) fail(`Usage: npm run ${command} -- <folder>`);

prepare();
const { runWithDatabase } = await import('./database/run-with-database.mjs');
const { [command]: run } = await importCompiled(`apps/api/src/cli/backup/${command}.js`);

const dataDir = path.resolve(process.env.DATA_DIR || '.data');
const location = path.resolve(process.env.INIT_CWD ?? '.', folder);
await runWithDatabase(async (url) => {
  const { takenAt, tables } = await run(url, location, dataDir);
  console.log(`${tables.length} tables as of ${takenAt}.`);
});
