import { Client } from 'pg';
import { readDatabaseUrl } from '../../database/database-url.js';
import { runCommand } from '../run-command.js';
import { startNewTimeline } from './new-timeline.js';

// Run it once on a database that PostgreSQL itself has recovered to an earlier state, before the API
// starts, with the role that owns the tables. A restored backup does not need it.
await runCommand(async () => {
  const connectionString = readDatabaseUrl(process.env);
  const client = new Client({ connectionString, application_name: 'popote-new-timeline' });
  await client.connect();
  try {
    await client.query('begin');
    await startNewTimeline(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return 'All sessions have ended; new ids begin after those that may be lost.';
});
