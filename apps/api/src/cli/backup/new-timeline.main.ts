import { Client } from 'pg';
import { startupProblem } from '#platform/server/startup-problem.js';
import { readDatabaseUrl } from '../../database/database-url.js';
import { startNewTimeline } from './new-timeline.js';

// Run it once on a database that PostgreSQL itself has recovered to an earlier state, before the API
// starts, with the role that owns the tables. A restored backup does not need it.
try {
  const connectionString = readDatabaseUrl(process.env);
  const client = new Client({ connectionString, application_name: 'popote-new-timeline' });
  await client.connect();
  await client.query('begin');
  await startNewTimeline(client);
  await client.query('commit');
  await client.end();
  console.log('All sessions have ended; new ids begin after those that may be lost.');
} catch (error) {
  console.error(startupProblem(error));
  process.exit(1);
}
