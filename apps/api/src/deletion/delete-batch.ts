import type { EntityManager } from 'typeorm';

/** Rows that one statement changes, so that it holds few locks for a short time. */
export const BATCH = 1_000;

/** Result of a DELETE or UPDATE: returned rows, number of affected rows. */
type Changed = readonly [rows: readonly unknown[], affected: number];

/** A statement that deletes one batch of the rows of a table that fulfil a condition. */
export function batchDeletion(table: string, condition: string): string {
  return `delete from ${table} where ctid in (
    select ctid from ${table} where ${condition} limit ${String(BATCH)}
  )`;
}

/**
 * Runs statements that each change one batch of rows.
 *
 * @returns whether all of them found less than a batch, so that no row is left
 */
export async function runBatches(
  manager: EntityManager,
  statements: readonly string[],
  parameters: readonly unknown[],
): Promise<boolean> {
  let isComplete = true;
  for (const statement of statements) {
    const [, affected] = await manager.query<Changed>(statement, [...parameters]);
    if (affected >= BATCH) isComplete = false;
  }
  return isComplete;
}
