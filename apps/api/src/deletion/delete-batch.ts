import type { EntityManager } from 'typeorm';
import { withEvents } from '../events/new-events.query.js';

/** Rows that one statement changes, so that it holds few locks for a short time. */
export const BATCH = 1_000;

/** A statement that counts the rows that an INSERT, UPDATE or DELETE changes. */
export function counted(change: string): string {
  return `with changed as (${change} returning 1) select count(*)::int as count from changed`;
}

/** A statement that deletes one batch of the rows of a table that fulfil a condition. */
export function batchDeletion(table: string, condition: string): string {
  return counted(deletion(table, condition));
}

/** The same of rows of plans, with their events. */
export function plannedDeletion(table: 'planning_item' | 'cooking', condition: string): string {
  return `
    with changed as (${deletion(table, condition)} returning house_id, id)
    ${withEvents('planning')}`;
}

function deletion(table: string, condition: string): string {
  return `delete from ${table} where ctid in (
    select ctid from ${table} where ${condition} limit ${String(BATCH)}
  )`;
}

/**
 * Runs statements that each change one batch of rows and return their `count`.
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
    const [{ count }] = await manager.query<[{ count: number }]>(statement, [...parameters]);
    if (count >= BATCH) isComplete = false;
  }
  return isComplete;
}
