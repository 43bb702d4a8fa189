import { query } from '../../harness/database.js';
import type { Attack } from '../attack.js';

const CLIENTS = 32;
const ATTACKER = '127.0.0.2';
/** An address may fail 1,000 times an hour at each of the two routes. */
const MAX_ROWS = 2_500;

/** Requests with an email that occurs once; the first two have an invalid body. */
const REQUESTS: readonly ((email: string) => readonly [path: string, body: object])[] = [
  (email) => ['/auth/login', { email }],
  (email) => ['/auth/signup', { email, password: 'x' }],
  (email) => ['/auth/login', { email, password: 'trois petits navets' }],
];

/** Attempts with ever-changing emails. The counters of attempts must not grow without bound. */
export const RANDOM_EMAILS: Attack = {
  name: 'random-emails',
  env: { RATE_LIMIT: 'on' },
  prepare: async ({ databaseUrl }) => {
    const countRows = async () => {
      const [counted] = await query<{ rows: number }>(databaseUrl, COUNT_ROWS);
      return counted?.rows ?? 0;
    };
    const before = await countRows();
    return {
      run: (traffic) =>
        traffic.repeat(CLIENTS, (index) => {
          const email = `${String(process.hrtime.bigint())}.${String(index)}@example.org`;
          const [path, body] = REQUESTS[index % REQUESTS.length]?.(email) ?? ['', {}];
          return traffic.send('POST', path, { body, from: ATTACKER });
        }),
      check: async () => {
        const added = (await countRows()) - before;
        if (added > MAX_ROWS) throw new Error(`attempt_counter grew by ${String(added)} rows`);
      },
    };
  },
};

const COUNT_ROWS = 'select count(*)::int as rows from attempt_counter';
