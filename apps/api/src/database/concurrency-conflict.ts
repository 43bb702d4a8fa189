/**
 * Another transaction changed rows that this transaction read before it locked them. The
 * transaction is retried, as after a conflict that PostgreSQL reports.
 */
export class ConcurrencyConflict extends Error {}
