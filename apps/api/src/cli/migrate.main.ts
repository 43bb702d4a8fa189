import 'reflect-metadata';
import { startupProblem } from '#platform/server/startup-problem.js';
import { readDatabaseUrl } from '../database/database-url.js';
import { migrate } from './migrate.js';

// Migrates the database at DATABASE_URL. Run it before a new version of the API starts, with a
// role that may create tables.
try {
  const applied = await migrate(readDatabaseUrl(process.env));
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Up to date.');
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
