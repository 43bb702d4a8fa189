import { setTimeout } from 'node:timers/promises';
import { query, withClient } from '../../harness/database.js';
import type { DatabaseServer } from '../../harness/database-server.js';
import { signUp } from '../../harness/account.js';
import { send } from '../../harness/send.js';
import { PASSWORD } from '../../seed/authors.js';
import type { Attack, Target } from '../attack.js';
import type { Traffic } from '../traffic.js';

const SIGN_UP_CLIENTS = 8;
const TERMINATION_INTERVAL_MS = 300;
const READ_CLIENTS = 64;
const SAMPLE_INTERVAL_MS = 200;
/** The API has 8 connections. Each statement may outlive its connection for a moment. */
const MAX_ACTIVE_STATEMENTS = 16;

export const DATABASE_FAILURES: readonly Attack[] = [
  {
    name: 'database-restarts',
    blocksDatabase: true,
    prepare: ({ apiUrl, database }) => {
      let restarted: Promise<void> | undefined;
      return Promise.resolve({
        run: async (traffic) => {
          const signUps = traffic.repeat(SIGN_UP_CLIENTS, () => sendSignUp(traffic));
          await cutConnections(database, traffic, 5);
          database.killAll();
          restarted = database.start();
          await restarted;
          await cutConnections(database, traffic, Infinity);
          await signUps;
        },
        check: async () => {
          await restarted;
          await signUp(apiUrl);
        },
      });
    },
  },
  {
    name: 'locked-table',
    blocksDatabase: true,
    prepare: async (target) => {
      const headers = await signUp(target.apiUrl);
      const path = '/recipes?limit=20';
      let highest = 0;
      return {
        run: (traffic) =>
          withClient(target.databaseUrl, async (client) => {
            await client.query('begin; lock table recipe in access exclusive mode');
            const reads = traffic.repeat(READ_CLIENTS, () =>
              traffic.send('GET', path, { headers }),
            );
            const sampling = traffic.repeat(1, async () => {
              highest = Math.max(highest, await countActiveStatements(target));
              await setTimeout(SAMPLE_INTERVAL_MS);
            });
            await traffic.ended;
            await client.query('rollback');
            await Promise.all([reads, sampling]);
          }),
        check: async () => {
          await send('GET', target.apiUrl + path, headers);
          if (highest > MAX_ACTIVE_STATEMENTS) {
            throw new Error(`${String(highest)} statements of the API were active`);
          }
        },
      };
    },
  },
];

function sendSignUp(traffic: Traffic): Promise<unknown> {
  const email = `${String(process.hrtime.bigint())}@example.org`;
  const body = { firstName: 'Camille', lastName: 'Roy', email, password: PASSWORD };
  return traffic.send('POST', '/auth/signup', { body });
}

/** Ends the connections of the API at intervals. */
async function cutConnections(
  database: DatabaseServer,
  traffic: Traffic,
  times: number,
): Promise<void> {
  for (let time = 0; time < times && !traffic.isOver; time++) {
    await database.cutConnections();
    await setTimeout(TERMINATION_INTERVAL_MS);
  }
}

async function countActiveStatements({ databaseUrl }: Target): Promise<number> {
  const [counted] = await query<{ active: number }>(databaseUrl, COUNT_ACTIVE);
  return counted?.active ?? 0;
}

const COUNT_ACTIVE = `
  select count(*)::int as active
  from pg_stat_activity where application_name = 'popote' and state = 'active'`;
