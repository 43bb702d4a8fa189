import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestApp } from '../test-app.js';

/** A lock that makes every statement on the table `profile` wait. */
export interface TableLock {
  /** Process ids of the connections of the API that wait for the lock. */
  waiting(): Promise<number[]>;
  release(): Promise<void>;
}

export async function lockProfiles({ databaseUrl }: TestApp): Promise<TableLock> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; lock table profile in access exclusive mode');
  return {
    waiting: async () => {
      // Otherwise PostgreSQL returns the same rows during the whole transaction.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.map(({ pid }) => pid);
    },
    release: () => client.end(),
  };
}

/** Polls until the condition holds. Fails after `seconds`, because Jest cannot end a loop. */
export async function until(condition: () => Promise<boolean>, seconds = 20): Promise<void> {
  for (let attempt = 0; attempt < seconds * 50; attempt++) {
    if (await condition()) return;
    await setTimeout(20);
  }
  throw new Error('The condition does not hold.');
}
