// `npm run bench -- <name> [options]`: runs one benchmark of bench/ on a temporary PostgreSQL.
// `npm run bench -- all` runs them all and writes docs/performance.md; `page` writes it again from
// the recorded figures. Without a name, lists the benchmarks.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { end, endAtSignals } from './ending.mjs';
import { fail, importCompiled, prepareBench, root } from './prepare.mjs';

const SUFFIX = '.bench.ts';
const names = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const [name, ...options] = process.argv.slice(2);

/** Commands about several benchmarks. */
const COMMANDS = {
  all: async () => {
    const { measureAll } = await importCompiled('bench/performance/measure-all.js');
    await measureAll(names, options);
  },
  page: async () => {
    const { page } = await importCompiled('bench/performance/page-command.js');
    await page(options);
  },
};

if (!names.includes(name) && !(name in COMMANDS)) {
  fail(
    `Usage: npm run bench -- <name> [options]\nBenchmarks: ${names.join(', ')}\n` +
      'All of them, for docs/performance.md: all [--only a,b] [--quick]; page [--check]',
  );
}

prepareBench();
await (COMMANDS[name] ?? runOne)();
await end(process.exitCode ?? 0);

async function runOne() {
  endAtSignals(130);
  const { makeTemporaryFolder, startEmbeddedPostgres } =
    await import('./database/embedded-postgres.mjs');
  const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
  const { default: run, description = '' } = await importCompiled(`bench/${name}.bench.js`);
  const folder = await makeTemporaryFolder();
  try {
    const { url: databaseUrl, start: startDatabase } = await startEmbeddedPostgres({
      folder,
      database: 'bench',
      temporary: true,
    });
    await migrate(databaseUrl);
    await tell({ about: { description, postgres: await serverVersion(databaseUrl) } });
    await run({ databaseUrl, dataDir: folder, options, startDatabase });
    await tell({ completed: true });
  } catch (error) {
    await end(1, error.stack);
  }
}

/** Sends a message to `npm run bench -- all`, if that started this process. */
async function tell(message) {
  if (process.send) await new Promise((resolve) => process.send(message, resolve));
}

async function serverVersion(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  return rows[0].server_version;
}
