// `npm run account -- <command>`: lists, helps and deletes accounts, in the database of `npm start`.
import { importCompiled, prepare } from './prepare.mjs';

prepare();
await import('reflect-metadata');
const { runWithDatabase } = await import('./database/run-with-database.mjs');
const { runAccountCommand } = await importCompiled('apps/api/src/cli/account/account.js');

await runWithDatabase(async (url) => {
  const env = { ...process.env, DATABASE_URL: url };
  console.log(await runAccountCommand(env, process.argv.slice(2)));
});
