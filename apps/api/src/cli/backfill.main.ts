import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { readApiAccess } from '#internal-api/api-access.js';
import { InternalApiClient } from '#internal-api/internal-api.client.js';
import { backfill } from './backfill.js';

const USAGE = `npm run backfill [-- --recipe <id> …]

Marks all steps as pending, or the steps of the given recipes. Waits until the running workers
have detected them again, then prints how many techniques changed.
Calls the API at API_URL (default: HOST and PORT).`;

/** Reads `--recipe 1 --recipe 2` and `--recipe 1,2`. Returns null (all recipes) without ids. */
function readRecipeIds(options: readonly string[]): number[] | null {
  const ids = options.flatMap((list) => list.split(',')).map(Number);
  if (ids.every((id) => Number.isInteger(id) && id > 0)) return ids.length > 0 ? ids : null;
  throw new TypeError('--recipe takes the id of a recipe.');
}

async function run(recipeIds: readonly number[] | null): Promise<void> {
  const format = '{bar} {percentage} %  {value} of {total} steps, {eta_formatted} left';
  const bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic);
  const api = new InternalApiClient(readApiAccess(process.env));
  try {
    await backfill(api, { bar, print: console.log }, recipeIds);
  } finally {
    await api.close();
  }
}

try {
  const { values } = parseArgs({
    options: { recipe: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(USAGE);
  else await run(readRecipeIds(values.recipe ?? []));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
