import path from 'node:path';
import { AnswerRules } from './fuzz/checks/answer-rules.js';
import { Campaign } from './fuzz/campaign.js';
import { ConnectionCampaign } from './fuzz/connections/connection-campaign.js';
import { Failures } from './fuzz/checks/failures.js';
import { ProcessMemory } from './fuzz/checks/process-memory.js';
import { Statistics } from './fuzz/checks/statistics.js';
import { grownTables, readTableSizes } from './fuzz/checks/table-sizes.js';
import { startFuzzSite } from './fuzz/fuzz-site.js';
import { readOperations } from './fuzz/openapi/operations.js';
import { type FuzzOptions, readOptions } from './fuzz/options.js';
import { People } from './fuzz/people/people.js';
import { Secrets } from './fuzz/people/secrets.js';
import { fillPool } from './fuzz/requests/fill-pool.js';
import { Pool } from './fuzz/requests/pool.js';
import type { BenchContext } from './harness/bench-context.js';
import { startServices } from './harness/services.js';
import { Progress } from './seed/progress.js';

/** The descriptions of the public and of the internal operations. */
const OPENAPI = ['openapi.json', 'openapi.internal.json'].map((file) =>
  path.resolve(import.meta.dirname, '../..', file),
);

/**
 * Sends valid, nearly valid and hostile requests to every operation of the API, and bytes that are
 * no request on other connections, and checks every answer: `npm run fuzz -- --minutes 10`. Exits with 1 when a rule is violated.
 */
export default async function fuzz(context: BenchContext): Promise<void> {
  const options = readOptions(context.options);
  const operations = OPENAPI.flatMap(readOperations).filter(
    ({ id }) => options.operation === undefined || id === options.operation,
  );
  if (operations.length === 0) throw new Error(`No operation ${String(options.operation)}.`);
  console.log(`Seed ${String(options.seed)}, ${String(operations.length)} operations`);
  const site = await startFuzzSite();
  const services = await startServices(context, site.env);
  const { api, classifier } = services;
  const pool = new Pool();
  await fillPool(pool, context.databaseUrl, classifier.url, site);
  const statistics = new Statistics();
  const people = new People(api.url, pool, new Secrets());
  const failures = new Failures(options.seed);
  const memory = new ProcessMemory({ api, classifier });
  const sizes = await readTableSizes(context.databaseUrl);
  const isOver = createClock(options, statistics, failures, memory);
  const connections = new ConnectionCampaign(api.url, options.seed, isOver);
  const campaign = new Campaign({
    apiUrl: api.url,
    operations,
    seed: options.seed,
    pool,
    people,
    rules: new AnswerRules(),
    failures,
    statistics,
    isAlive: () => memory.ended().length === 0,
    isOver,
  });
  await Promise.all([campaign.run(), connections.run()]);
  statistics.print();
  const problems = [
    ...connections.problems,
    ...(await memory.problems()),
    ...grownTables(
      sizes,
      await readTableSizes(context.databaseUrl),
      statistics.writes + people.writes,
    ),
  ];
  for (const problem of problems) console.log(`FAILURE: ${problem}`);
  failures.printSummary();
  await services.stop();
  site.close();
  if (failures.size + problems.length > 0) process.exitCode = 1;
}

/** Shows the progress. Returns a function that tells whether the run is over. */
function createClock(
  { limit: { unit, total }, maxFailures }: FuzzOptions,
  statistics: Statistics,
  failures: Failures,
  memory: ProcessMemory,
): () => boolean {
  const progress = new Progress(unit, total);
  const start = performance.now();
  let isOver = false;
  return () => {
    if (isOver) return true;
    const seconds = Math.floor((performance.now() - start) / 1000);
    const done = unit === 'requests' ? statistics.requests : seconds;
    progress.update(Math.min(done, total));
    if (done >= total / 5) memory.takeBaseline();
    isOver = done >= total || failures.size >= maxFailures || memory.ended().length > 0;
    if (isOver) progress.end();
    return isOver;
  };
}
