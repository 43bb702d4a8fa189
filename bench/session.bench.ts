import { PasswordService } from '../apps/api/src/auth/passwords/password.service.js';
import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare } from './harness/figures/compare.js';
import { compareRates } from './harness/load.js';
import { medianTime } from './harness/figures/median-time.js';
import { startProcess } from './harness/process.js';
import { send } from './harness/send.js';
import { startServices } from './harness/services.js';
import { PASSWORD } from './seed/authors.js';

const LOGINS_PER_ROUND = 100;

export const description =
  '`GET /auth/me` against a bare Fastify with the same cookie check and prepared statement, ' +
  'and a login with rate limits against one password verification.';

/**
 * `GET /auth/me` against a bare Fastify with the same cookie check and prepared statement, and a
 * login with rate limits against one password verification.
 */
export default async function session(context: BenchContext): Promise<void> {
  const services = await startServices(context, { RATE_LIMIT: 'on' });
  const control = await startProcess('bench/controls/session.control.js', {
    DATABASE_URL: context.databaseUrl,
  });
  await compareRates({
    title: 'GET /auth/me, 32 connections',
    apiUrl: services.api.url,
    controlUrl: control.url,
    path: '/auth/me',
    headers: await signUp(services.api.url),
    target: { atLeast: 0.75 },
  });
  await control.stop();
  await compareLogin(services.api.url);
  await services.stop();
}

async function compareLogin(apiUrl: string): Promise<void> {
  const account = { email: 'login@example.org', password: PASSWORD };
  await signUp(apiUrl, account.email);
  const passwords = new PasswordService();
  const requester = { address: '127.0.0.1', signal: new AbortController().signal };
  const hash = await passwords.hash(PASSWORD, requester);
  const login = async () => (await send('POST', `${apiUrl}/auth/login`, {}, account)).text();
  await compare({
    title: 'POST /auth/login, 1 connection, median',
    unit: 'ms',
    ours: () => medianTime(login, LOGINS_PER_ROUND),
    control: () => medianTime(() => passwords.matches(hash, PASSWORD, requester), LOGINS_PER_ROUND),
    target: { atMost: 1.5 },
  });
}
