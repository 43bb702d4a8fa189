import { parseArgs } from 'node:util';
import { readApiAccess } from '#internal-api/api-access.js';
import { InternalApiClient } from '#internal-api/internal-api.client.js';
import { backfill } from './backfill.js';

const USAGE = `npm run backfill [-- --recipe <id> …]

Has every step, or those of some recipes, analysed anew by the workers that are running, and
tells how far they are and what changed. Finds the API at API_URL, or at HOST and PORT.`;

/** `--recipe 1 --recipe 2` and `--recipe 1,2` alike; null for all recipes. */
function readRecipeIds(given: readonly string[]): number[] | null {
  const ids = given.flatMap((list) => list.split(',')).map(Number);
  if (ids.every((id) => Number.isInteger(id) && id > 0)) return ids.length > 0 ? ids : null;
  throw new TypeError('--recipe takes the id of a recipe.');
}

const terminal = {
  print: (line: string) => {
    console.log(line);
  },
  rewrite: (line: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  },
};

try {
  const { values } = parseArgs({
    options: { recipe: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(USAGE);
  else {
    const api = new InternalApiClient(readApiAccess(process.env));
    await backfill(api, terminal, readRecipeIds(values.recipe ?? []));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
