/** Result of `EntityManager.query` for UPDATE and DELETE: returned rows, number of affected rows. */
export type WriteResult<Row = unknown> = readonly [rows: readonly Row[], affected: number];
