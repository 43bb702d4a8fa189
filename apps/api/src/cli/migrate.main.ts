import 'reflect-metadata';
import { readDatabaseUrl } from '../database/database-url.js';
import { migrate } from './migrate.js';
import { runCommand } from './run-command.js';

// Migrates the database at DATABASE_URL. Run it before a new version of the API starts, with a
// role that may create tables.
await runCommand(async () => {
  const applied = await migrate(readDatabaseUrl(process.env));
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Up to date.';
});
