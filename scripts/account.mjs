// `npm run account -- <command>`: lists, helps and deletes accounts, in the database of `npm start`.
import { importCompiled, prepare } from './prepare.mjs';

prepare();
await import('reflect-metadata');
const { withDatabase } = await import('./database/with-database.mjs');
const { runAccountCommand } = await importCompiled('apps/api/src/cli/account/account.js');

try {
  const args = process.argv.slice(2);
  console.log(
    await withDatabase((url) => runAccountCommand({ ...process.env, DATABASE_URL: url }, args)),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
