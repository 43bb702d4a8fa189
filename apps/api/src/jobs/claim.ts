/** Parts of a statement that leases rows. */
interface Claim {
  readonly table: string;
  /** The column with the end of the lease. */
  readonly until: string;
  /** Seconds of the lease: longer than the work takes, or than the time until it is renewed. */
  readonly seconds: number;
  /** A select of the ids of rows that are due. It may not select an aggregate. */
  readonly due: string;
  /** Further assignments. */
  readonly set?: string;
  readonly returning: string;
}

/**
 * SQL: leases rows that are due to this process. No other process leases one of them before the lease
 * has ended; rows that another one is leasing are left out.
 */
export function claim({ table, until, seconds, due, set, returning }: Claim): string {
  const assignments = [`${until} = ${leaseEnd(seconds)}`, ...(set === undefined ? [] : [set])];
  return `
    update ${table} set ${assignments.join(', ')}
    where id = any (array(${due} for no key update skip locked))
    returning ${returning}`;
}

/** SQL: the end of a lease that begins now. */
export function leaseEnd(seconds: number): string {
  return `now() + interval '${String(seconds)} seconds'`;
}

/**
 * SQL: when a row is due again after a failure: after 5 s, then each time after twice as long, at most
 * an hour.
 *
 * @param failures expression of the number of failures before
 */
export function retryAt(failures: string): string {
  return `now() + least(5 * 2 ^ least(${failures}, 20), 3600) * interval '1 second'`;
}

/**
 * SQL: whether no other process has this lock, until the end of the transaction. It does not wait.
 *
 * @param table a table whose rows one process at a time deletes
 */
export function isOnlyProcess(table: string): string {
  return `(select pg_try_advisory_xact_lock('${table}'::regclass::int))`;
}
