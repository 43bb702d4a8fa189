// `npm run seed -- --recipes N [--demo]`: fills the database that `npm start` uses (DATABASE_URL,
// or the embedded one in DATA_DIR) with plausible recipes.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, prepare, root } from './prepare.mjs';

const USAGE = 'npm run seed -- --recipes <1 to 10000000> [--demo]';
const MOST = 10_000_000;

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
if (!Number.isInteger(options.recipes) || options.recipes < 1 || options.recipes > MOST) {
  fail(USAGE);
}

prepare();
const { startEmbeddedPostgres } = await import('./embedded-postgres.mjs');
const { migrate } = await import(path.join(root, 'dist/apps/api/src/cli/migrate.js'));
const { seed } = await import(path.join(root, 'dist/bench/seed/seed.js'));

const folder = path.resolve(root, process.env.DATA_DIR || '.data');
const embedded = process.env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ folder });
const url = process.env.DATABASE_URL ?? embedded.url;
await migrate(url);
await seed(url, options);
if (embedded && !embedded.adopted) await embedded.stop();
process.exit();
