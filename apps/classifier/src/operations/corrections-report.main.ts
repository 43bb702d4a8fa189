import { startupProblem } from '#platform/server/startup-problem.js';
import { readApiAccess } from '../config.js';
import { corrections, correctionsTable } from './corrections-report.js';
import { InternalApiClient } from './internal-api.client.js';

try {
  const api = new InternalApiClient(readApiAccess(process.env));
  console.log(correctionsTable(await corrections(api.corrections())));
} catch (error) {
  console.error(startupProblem(error));
  process.exitCode = 1;
}
