// `npm run seed -- --recipes N [--demo]`: adds generated recipes to the database of `npm start`.
// --demo adds a house with a planned week.
import { parseArgs } from 'node:util';
import { fail, importCompiled, prepareBench } from './prepare.mjs';

const MAX_RECIPES = 10_000_000;
const USAGE = `Usage: npm run seed -- --recipes <1 to ${MAX_RECIPES}> [--demo]`;

function readOptions() {
  try {
    const options = { recipes: { type: 'string' }, demo: { type: 'boolean', default: false } };
    const { recipes, demo } = parseArgs({ options }).values;
    return { recipes: Number(recipes), demo };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

const options = readOptions();
if (!Number.isInteger(options.recipes) || options.recipes < 1 || options.recipes > MAX_RECIPES) {
  fail(USAGE);
}

prepareBench();
const { runWithDatabase } = await import('./database/run-with-database.mjs');
const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
const { seed } = await importCompiled('bench/seed/seed.js');

await runWithDatabase(async (url) => {
  await migrate(url);
  await seed(url, options);
});
