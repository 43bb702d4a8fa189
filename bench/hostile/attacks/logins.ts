import { setTimeout } from 'node:timers/promises';
import { signUp } from '../../harness/account.js';
import { PASSWORD } from '../../seed/authors.js';
import type { Attack } from '../attack.js';

const CLIENTS = 64;
const ATTACKER = '127.0.0.2';
const OTHER_PERSON = '127.0.0.3';
const OTHER_PERSON_INTERVAL_MS = 1_000;

/** One account logs in without pause from one address. A person at another address can log in. */
export const LOGINS: Attack = {
  name: 'successful-logins',
  env: { RATE_LIMIT: 'on' },
  prepare: async ({ apiUrl }) => {
    const account = async (name: string) => {
      const email = `${name}.${String(process.hrtime.bigint())}@example.org`;
      await signUp(apiUrl, email);
      return { email, password: PASSWORD };
    };
    const [attacker, otherPerson] = [await account('attacker'), await account('other')];
    const refused: string[] = [];
    return {
      run: async (traffic) => {
        const attack = traffic.repeat(CLIENTS, () =>
          traffic.send('POST', '/auth/login', { body: attacker, from: ATTACKER }),
        );
        const other = traffic.repeat(1, async () => {
          await setTimeout(OTHER_PERSON_INTERVAL_MS);
          const request = { body: otherPerson, from: OTHER_PERSON };
          const status = await traffic.send('POST', '/auth/login', request);
          if (status !== 200 && !traffic.isOver) refused.push(String(status));
        });
        await Promise.all([attack, other]);
      },
      check: () => {
        if (refused.length === 0) return Promise.resolve();
        throw new Error(`logins of the other person: ${refused.join(', ')}`);
      },
    };
  },
};
