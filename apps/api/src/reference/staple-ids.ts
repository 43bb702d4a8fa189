import { STAPLES } from '#domain/recipe/staples.js';
import type { Catalogues } from './catalogues.js';

/**
 * The ingredients that a house always has, without retired ones.
 *
 * @param stored what the house has chosen; null: it has chosen nothing, or there is no house
 */
export function stapleIdsOf(
  { ingredients }: Catalogues,
  stored: readonly number[] | null,
): number[] {
  const ids = stored ?? STAPLES.flatMap((key) => ingredients.findByKey(key)?.id ?? []);
  return ids.filter((id) => ingredients.has(id));
}
