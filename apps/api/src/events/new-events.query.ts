import type { EntityManager } from 'typeorm';
import type { EventKind } from '#domain/events/house-event.js';

/** The row that a statement with {@link withEvents} returns. */
export interface Changed {
  /** The rows that it wrote. */
  readonly count: number;
  /** Their ids, ascending. */
  readonly ids: readonly number[];
}

const CHANGED = `count(*)::int as count, coalesce(array_agg(id order by id), '{}') as ids`;

/**
 * Ends a statement that writes rows `changed (house_id, id)`: adds the events of their houses. Every
 * statement that changes what a house sees adds them; a test database refuses one that does not.
 */
export function withEvents(kind: EventKind): string {
  return `
    select ${CHANGED}, add_house_events('${kind}', array_agg(house_id), array_agg(id)) from changed`;
}

/** Ends a statement that writes recipes `changed (id, visibility, author_id, author_house_id)`. */
export const WITH_RECIPE_EVENTS = `select ${CHANGED}, ${recipeEvents('recipe', 'changed')}`;

/**
 * An SQL expression that adds the events of recipes: of rows `(id, visibility, author_id,
 * author_house_id)`. An update has two of each recipe: those who could see it are told too.
 */
export function recipeEvents(kind: EventKind, rows: string): string {
  return `add_recipe_events(
      '${kind}', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
    ) from ${rows}`;
}

/** Adds the events of a change of a house, in its transaction. */
export async function addEvents(
  manager: EntityManager,
  kind: EventKind,
  houseId: number,
  ids: readonly number[] = [houseId],
): Promise<void> {
  const houses = ids.map(() => houseId);
  await manager.query('select add_house_events($1, $2::int[], $3::int[])', [kind, houses, ids]);
}

/** Adds the events of recipes for those who see them now. */
export async function addRecipeEvents(
  manager: EntityManager,
  kind: EventKind,
  recipeIds: readonly number[],
): Promise<void> {
  if (recipeIds.length === 0) return;
  await manager.query(`select ${recipeEvents(kind, 'recipe where id = any ($1::int[])')}`, [
    recipeIds,
  ]);
}
