// `npm run bench -- <name> [options]`: runs one benchmark of bench/ on a temporary PostgreSQL.
// Without a name, lists the benchmarks.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fail, importCompiled, prepareBench, root } from './prepare.mjs';

const SUFFIX = '.bench.ts';
const names = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const [name, ...options] = process.argv.slice(2);
if (!names.includes(name)) {
  fail(`Usage: npm run bench -- <name> [options]\nBenchmarks: ${names.join(', ')}`);
}

prepareBench();
const { makeTemporaryFolder, startEmbeddedPostgres } =
  await import('./database/embedded-postgres.mjs');
const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
const { default: run } = await importCompiled(`bench/${name}.bench.js`);

const folder = await makeTemporaryFolder();
const database = await startEmbeddedPostgres({ folder, database: 'bench', port: 0 });
try {
  await migrate(database.url);
  const { url: databaseUrl, start: startDatabase } = database;
  await run({ databaseUrl, dataDir: folder, options, startDatabase });
} finally {
  await database.remove();
}
process.exit();
