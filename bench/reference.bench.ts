import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compareRates } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';

/** `diets` is a few hundred bytes: hooks, router and guard take longer than the response itself. */
const TARGETS = [
  ['diets', 0.4],
  ['ingredients', 0.8],
] as const;

export const description =
  'Catalogues against a bare Fastify that sends the same bytes: a small public catalogue, ' +
  'and the largest catalogue, for which both check the cookie and the session.';

/**
 * Catalogues against a bare Fastify that sends the same bytes: a small public catalogue, and the
 * largest catalogue, for which the API and the control check the cookie and the session.
 */
export default async function reference(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const headers = await signUp(services.api.url);
  const control = await startProcess('bench/controls/reference.control.js', {
    DATABASE_URL: context.databaseUrl,
    API_URL: services.api.url,
    COOKIE: headers.cookie,
  });
  for (const [catalogue, atLeast] of TARGETS) {
    await compareRates({
      title: `GET /reference/${catalogue}, 32 connections`,
      apiUrl: services.api.url,
      controlUrl: control.url,
      path: `/reference/${catalogue}`,
      headers,
      target: { atLeast },
    });
  }
  await control.stop();
  await services.stop();
}
