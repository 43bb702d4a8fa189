/**
 * What a transaction had read was changed by another one before it held the locks: it has to start
 * again, as after a conflict that PostgreSQL itself reports.
 */
export class ConcurrencyConflict extends Error {}
