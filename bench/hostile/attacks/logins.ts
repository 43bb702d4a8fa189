import { signUp } from '../../harness/account.js';
import { PASSWORD } from '../../seed/authors.js';
import type { Attack, Target } from '../attack.js';
import { besideOtherPerson } from '../other-person.js';
import type { Traffic } from '../traffic.js';

const CLIENTS = 64;
const NETWORKS = 400;
const ATTACKER = '127.0.0.2';
const OTHER_PERSON = '127.0.0.3';

/** Logins that keep the hashing of passwords busy. A person at another address can log in. */
export const LOGINS: readonly Attack[] = [
  {
    name: 'successful-logins',
    env: { RATE_LIMIT: 'on' },
    prepare: async (target) => {
      const attacker = await signUpAs(target, 'attacker');
      return besideOtherPerson(
        (traffic) =>
          traffic.repeat(CLIENTS, () =>
            traffic.send('POST', '/auth/login', { body: attacker, from: ATTACKER }),
          ),
        await loginOfOtherPerson(target),
      );
    },
  },
  {
    name: 'logins-from-400-networks',
    env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: ATTACKER },
    prepare: async (target) =>
      besideOtherPerson(
        (traffic) =>
          traffic.repeat(NETWORKS, (index) =>
            traffic.send('POST', '/auth/login', {
              body: { email: `nobody.${String(index)}@example.org`, password: PASSWORD },
              headers: { 'x-forwarded-for': `2001:db8:0:${(index % NETWORKS).toString(16)}::1` },
              from: ATTACKER,
            }),
          ),
        await loginOfOtherPerson(target),
      ),
  },
];

async function loginOfOtherPerson(target: Target) {
  const body = await signUpAs(target, 'other');
  return (traffic: Traffic) => traffic.send('POST', '/auth/login', { body, from: OTHER_PERSON });
}

/** Creates an account and returns the body of its logins. */
async function signUpAs({ apiUrl }: Target, name: string) {
  const email = `${name}.${String(process.hrtime.bigint())}@example.org`;
  await signUp(apiUrl, email);
  return { email, password: PASSWORD };
}
