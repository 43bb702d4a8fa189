import pg from 'pg';

const COUNT_LEASES = `
  create table lease_log (step_id int not null);
  create function log_lease() returns trigger language plpgsql as $$
    begin insert into lease_log values (new.id); return null; end $$;
  create trigger lease_log after update of leased_until on step
    for each row when (new.leased_until is not null) execute function log_lease()`;

/** Runs `work` and counts leases: number of leases of a step → number of such steps. */
export async function countLeases(
  databaseUrl: string,
  work: () => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(COUNT_LEASES);
  await work();
  const { rows } = await client.query<{ times: number; steps: number }>(
    `select times, count(*)::int as steps
     from (select count(*)::int as times from lease_log group by step_id) counted
     group by times order by times`,
  );
  await client.query('drop table lease_log; drop function log_lease cascade');
  await client.end();
  return Object.fromEntries(rows.map(({ times, steps }) => [String(times), steps]));
}
