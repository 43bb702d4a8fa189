import { readApiAccess } from '#internal-api/api-access.js';
import { InternalApiClient } from '#internal-api/internal-api.client.js';
import { correctionsTable, groupCorrections } from './corrections-report.js';

async function run(): Promise<void> {
  const api = new InternalApiClient(readApiAccess(process.env));
  try {
    console.log(correctionsTable(await groupCorrections(api.corrections())));
  } finally {
    await api.close();
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
