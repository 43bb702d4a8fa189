import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Costs } from './cost/capacity.js';
import { type Cost, CostMeter } from './cost/cost-meter.js';
import { costReport } from './cost/cost-report.js';
import { type Cook, createOperations } from './cost/operations.js';
import { measureRowSizes } from './cost/storage.js';
import { measureStreams } from './cost/streams.js';
import type { BenchContext } from './harness/bench-context.js';
import { query, withClient } from './harness/database.js';
import { type GeneratedPart, writeGeneratedPart } from './harness/generated-part.js';
import { startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';
import { seed } from './seed/seed.js';

const PART: GeneratedPart = {
  page: path.resolve(import.meta.dirname, '../../docs/scaling.md'),
  begin: '<!-- cost -->',
  end: '<!-- /cost -->',
};

/**
 * Measures the CPU time, the log and the blocks of each operation, and calculates how many
 * households a database serves. Linux only. `--report` writes the figures to docs/scaling.md.
 */
export default async function cost(context: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args: [...context.options],
    options: {
      recipes: { type: 'string', default: '100000' },
      repetitions: { type: 'string', default: '200' },
      report: { type: 'boolean', default: false },
    },
  });
  const [recipes, repetitions] = [Number(values.recipes), Number(values.repetitions)];
  const { databaseUrl } = context;
  await seed(databaseUrl, { recipes });
  await query(databaseUrl, ENABLE_SOURCES);
  const cooks = await query<Cook>(databaseUrl, COOKS);
  const ids = await withClient(databaseUrl, readIds);
  const sizes = await measureRowSizes(databaseUrl);
  const services = await startServices(context, { RATE_LIMIT: 'on' });
  const meter = await CostMeter.start(services, databaseUrl);
  const [before = 0] = loadavg();
  const costs: Record<string, Cost> = {};
  for (const [name, run] of createOperations(services.api.url, cooks, ids)) {
    costs[name] = await meter.measure(run, repetitions);
  }
  const streams = await measureStreams(services, meter, cooks);
  const [after = 0] = loadavg();
  await meter.stop();
  await services.stop();
  const text = costReport({
    recipes,
    repetitions,
    costs: costs as Costs,
    streams,
    sizes,
    load: [before, after],
  });
  console.log(text);
  if (values.report) await writeGeneratedPart(PART, text);
}

const ENABLE_SOURCES = `
  insert into house_source (house_id, source_id) select house.id, source.id from house, source`;

/** Members of houses, one of each, with a recipe of their own and its first step. */
const COOKS = `
  select distinct on (profile.house_id) profile.id as "profileId", profile.email,
    recipe.id as "recipeId", step.id as "stepId"
  from profile
  join recipe on recipe.author_id = profile.id
  join step on step.recipe_id = recipe.id and length(step.description) > 4
  where profile.house_id is not null
  order by profile.house_id, profile.id, recipe.id, step.position`;
