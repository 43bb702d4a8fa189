import path from 'node:path';
import { end, endAtSignals } from '../ending.mjs';
import { importCompiled, root } from '../prepare.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';

/**
 * Calls `use` with the URL of the database of `npm start`, and ends the process: DATABASE_URL, or the
 * embedded one in DATA_DIR, which is created, and which runs for the time of the call.
 */
export async function runWithDatabase(use) {
  endAtSignals(130);
  const { knownProblem } = await importCompiled('libs/platform/src/server/startup-problem.js');
  const { DATABASE_URL, DATA_DIR } = process.env;
  try {
    const folder = path.resolve(root, DATA_DIR || '.data');
    await use(DATABASE_URL || (await startEmbeddedPostgres({ folder })).url);
    await end(0);
  } catch (error) {
    await end(1, knownProblem(error) ?? error.message);
  }
}
