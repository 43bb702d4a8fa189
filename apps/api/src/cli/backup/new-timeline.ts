import type { Client } from 'pg';

/** Ids that are skipped, by the type of the sequence: more than can be given between two backups. */
const SKIPPED_IDS = { integer: 1_000_000, bigint: 1_000_000_000 } as const;

/** Added to each token version: more than an account can use between two backups. */
const SKIPPED_TOKEN_VERSIONS = 1_000;

/**
 * Separates a database that was restored to an earlier state from what happened after that state, in
 * the transaction of the client:
 * - Ids that were given then are not given again. Otherwise a token, a link or a stored copy of a
 *   client would refer to another person or another object.
 * - All sessions end, and links of accounts. Otherwise those that ended after that state would be valid
 *   again. Mails of that state are not sent.
 * - Streams of events begin anew: every client receives `reset` and loads everything again.
 */
export async function startNewTimeline(client: Client): Promise<void> {
  await skipIds(client);
  await client.query('update profile set token_version = token_version + $1', [
    SKIPPED_TOKEN_VERSIONS,
  ]);
  await client.query('delete from session');
  await client.query('delete from account_link');
  await client.query('delete from mail');
  await client.query('delete from house_event');
  await client.query(
    "select add_house_events('house', array_agg(id), array_agg(id)) from house having count(*) > 0",
  );
}

/** The minimum of a sequence is then its first value in this timeline. Streams of events read it. */
async function skipIds(client: Client): Promise<void> {
  const { rows } = await client.query<{
    name: string;
    type: keyof typeof SKIPPED_IDS;
    last: string;
  }>(
    `select sequencename as name, data_type::text as type, coalesce(last_value, 0) as last
     from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq'`,
  );
  for (const { name, type, last } of rows) {
    const first = String(BigInt(last) + BigInt(SKIPPED_IDS[type]));
    await client.query(`alter sequence ${name} minvalue ${first} start with ${first} restart`);
  }
}
