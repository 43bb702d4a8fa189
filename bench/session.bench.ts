import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';

/** `GET /auth/me` against a bare Fastify with the same cookie check and prepared statement. */
export default async function session(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const control = await startProcess('bench/controls/session.control.js', {
    DATABASE_URL: context.databaseUrl,
  });
  const headers = await signUp(services.api.url);
  const rate = (url: string) => async () => {
    const { requestsPerSecond } = await load({ url: `${url}/auth/me`, headers });
    return requestsPerSecond;
  };
  await compare({
    title: 'GET /auth/me, 32 connections',
    unit: 'requests/s',
    ours: rate(services.api.url),
    control: rate(control.url),
    bar: { atLeast: 0.75 },
  });
  await control.stop();
  await services.stop();
}
