import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compareRates } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';

/**
 * Catalogues against a bare Fastify that sends the same bytes: a small public catalogue, and the
 * largest one, for which both check the cookie and the session.
 */
export default async function reference(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const headers = await signUp(services.api.url);
  const control = await startProcess('bench/controls/reference.control.js', {
    DATABASE_URL: context.databaseUrl,
    API_URL: services.api.url,
    COOKIE: headers.cookie,
  });
  for (const catalogue of ['diets', 'ingredients']) {
    await compareRates({
      title: `GET /reference/${catalogue}, 32 connections`,
      apiUrl: services.api.url,
      controlUrl: control.url,
      path: `/reference/${catalogue}`,
      headers,
      target: { atLeast: 0.8 },
    });
  }
  await control.stop();
  await services.stop();
}
