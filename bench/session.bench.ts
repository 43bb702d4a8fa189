import { PasswordService } from '../apps/api/src/auth/password.service.js';
import { PASSWORD, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare, median } from './harness/compare.js';
import { load } from './harness/load.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';

const LOGINS_PER_ROUND = 100;

/**
 * `GET /auth/me` against a bare Fastify with the same cookie check and prepared statement, and a
 * login with rate limits against one password verification.
 */
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
    target: { atLeast: 0.75 },
  });
  await control.stop();
  await compareLogin(services.api.url);
  await services.stop();
}

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
    title: 'POST /auth/login, 1 connection, median',
    unit: 'ms',
    ours: () => medianTime(login),
    control: () => medianTime(() => passwords.matches(hash, password)),
    target: { atMost: 1.5 },
  });
}

/** Runs `work` repeatedly, in sequence. Returns the median time in milliseconds. */
async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LOGINS_PER_ROUND; n++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}
