import { withClient } from './database.js';

const LOG_LEASES = `
  create table lease_log (step_id int not null);
  create function log_lease() returns trigger language plpgsql as $$
    begin insert into lease_log values (new.id); return null; end $$;
  create trigger lease_log after update of leased_until on step
    for each row when (new.leased_until is not null) execute function log_lease()`;

/** Runs `work`. Returns the number of steps for each number of leases. */
export async function countLeases(
  databaseUrl: string,
  work: () => Promise<unknown>,
): Promise<{ times: number; steps: number }[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query(LOG_LEASES);
    await work();
    const { rows } = await client.query<{ times: number; steps: number }>(COUNT_LEASES);
    await client.query('drop table lease_log; drop function log_lease cascade');
    return rows;
  });
}

const COUNT_LEASES = `
  select times, count(*)::int as steps
  from (select count(*)::int as times from lease_log group by step_id) counted
  group by times order by times`;
