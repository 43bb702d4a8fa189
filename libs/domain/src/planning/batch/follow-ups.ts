import { isCooked } from '../keeping/keeping.js';
import { portionsOf } from '../cookings/cooking.js';
import type { Pack } from '../planned-recipe.js';
import type { BatchRecipe } from './batch-recipe.js';

export const FOLLOW_UP_KINDS = ['COOL', 'PACK'] as const;

/** What is done with the dish of a cooking: a hot dish cools, then its portions are packed. */
export interface FollowUp extends Pick<Pack, 'portions' | 'itemIds' | 'dates'> {
  readonly kind: (typeof FOLLOW_UP_KINDS)[number];
  readonly cookingId: number;
  readonly recipeId: number;
  /** Null while the dish cools. */
  readonly storage: Pack['storage'] | null;
}

/** The follow-ups of the cookings of a recipe, in their order. */
export function followUpsOf({ id: recipeId, items, techniques }: BatchRecipe): FollowUp[] {
  const isHot = isCooked(techniques.flatMap(({ techStepKey }) => techStepKey ?? []));
  return items.flatMap(({ id: cookingId, cooking }) => {
    const packs = cooking?.packs ?? [];
    const packing = packs.map((pack) => ({ kind: 'PACK' as const, cookingId, recipeId, ...pack }));
    if (packs.length === 0 || !isHot) return packing;
    const all = {
      portions: portionsOf(packs),
      itemIds: packs.flatMap(({ itemIds }) => itemIds),
      dates: [...new Set(packs.flatMap(({ dates }) => dates))].sort(),
    };
    return [{ kind: 'COOL' as const, cookingId, recipeId, storage: null, ...all }, ...packing];
  });
}
