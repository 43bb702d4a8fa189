import { readApiAccess } from '#internal-api/api-access.js';
import { corrections, correctionsTable } from './corrections-report.js';
import { InternalApiClient } from '#internal-api/internal-api.client.js';

try {
  const api = new InternalApiClient(readApiAccess(process.env));
  console.log(correctionsTable(await corrections(api.corrections())));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
