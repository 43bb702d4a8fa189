/** Result of `EntityManager.query` for UPDATE and DELETE: returned rows, number of affected rows. */
export type WriteResult = readonly [rows: readonly unknown[], affected: number];
