// `npm run bench -- <name> [options]`: runs one benchmark of bench/ on a temporary PostgreSQL.
// Without a name, lists the benchmarks.
import { readdirSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fail, prepareBench, root } from './prepare.mjs';

const SUFFIX = '.bench.ts';
const names = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const [name, ...options] = process.argv.slice(2);
if (!names.includes(name)) {
  fail(`Usage: npm run bench -- <name> [options]\nBenchmarks: ${names.join(', ')}`);
}

prepareBench();
const { startEmbeddedPostgres } = await import('./embedded-postgres.mjs');
const { migrate } = await import(path.join(root, 'dist/apps/api/src/cli/migrate.js'));
const { default: run } = await import(path.join(root, `dist/bench/${name}.bench.js`));

const folder = await mkdtemp(path.join(os.tmpdir(), 'popote-bench-'));
await chmod(folder, 0o711); // the account that runs PostgreSQL needs access
const database = await startEmbeddedPostgres({ folder, database: 'bench', port: 0 });
try {
  await migrate(database.url);
  await run({
    databaseUrl: database.url,
    dataDir: folder,
    options,
    startDatabase: database.start,
  });
} finally {
  await database.remove();
}
process.exit();
