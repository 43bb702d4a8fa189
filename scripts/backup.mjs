// `npm run backup -- <folder>` and `npm run restore -- <folder>`: writes a backup of the database to a
// new folder, and restores it into an empty database: the one of DATABASE_URL, or the embedded one in
// DATA_DIR, which is created.
import path from 'node:path';
import { fail, importCompiled, prepare, root } from './prepare.mjs';

const [command, folder] = process.argv.slice(2);
if (folder === undefined) fail(`Usage: npm run ${command} -- <folder>`);

prepare();
const { startEmbeddedPostgres } = await import('./database/embedded-postgres.mjs');
const { [command]: run } = await importCompiled(`apps/api/src/cli/backup/${command}.js`);

const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const embedded = process.env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ folder: dataDir });
try {
  const { takenAt, tables } = await run(
    embedded?.url ?? process.env.DATABASE_URL,
    path.resolve(process.env.INIT_CWD ?? '.', folder),
  );
  console.log(`${tables.length} tables as of ${takenAt}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (embedded && !embedded.shared) await embedded.stop();
}
