import 'reflect-metadata';
import { readUrl } from '#platform/config/environment.js';
import { startupProblem } from '#platform/server/startup-problem.js';
import { migrate } from './migrate.js';

// Migrates the database at DATABASE_URL. Run it before a new version of the API starts, with a
// role that may create tables.
try {
  const url = readUrl(process.env, 'DATABASE_URL', ['postgres', 'postgresql']);
  const applied = await migrate(url ?? '');
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Up to date.');
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
