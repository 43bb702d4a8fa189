import { PasswordService } from '../apps/api/src/auth/password.service.js';
import { PASSWORD, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/compare.js';
import { load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';
import { medianTime } from './harness/time.js';

/** Login against its hash, with the limits on; and `GET /auth/me` against a bare Fastify with the same cookie check and prepared statement. */
export default async function session(context: BenchContext): Promise<void> {
  const services = await startServices(context, { RATE_LIMIT: 'on' });
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
  await compareLogin(services.api.url);
  await services.stop();
}

/** `POST /auth/login` against the check of a hash alone, which nothing can make faster. */
async function compareLogin(apiUrl: string): Promise<void> {
  const [email, password] = ['login@example.org', PASSWORD];
  await signUp(apiUrl, email);
  const passwords = new PasswordService();
  const hash = await passwords.hash(password);
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
  const login = async () => {
    const response = await fetch(`${apiUrl}/auth/login`, request);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`Login answered ${String(response.status)}.`);
  };
  await compare({
    title: 'POST /auth/login, one at a time, median',
    unit: 'ms',
    ours: () => medianTime(100, login),
    control: () => medianTime(100, () => passwords.matches(hash, password)),
    bar: { atMost: 1.5 },
  });
}
