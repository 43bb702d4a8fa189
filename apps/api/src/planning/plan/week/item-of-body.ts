import type { ItemToPlan } from '../rows/plan.service.js';
import type { NewItemDto } from './planning.dto.js';

/** The optional fields of a dish in a body that leaves them out. */
export const EMPTY_DISH = { recipeId: null, text: null, note: null, eaters: null };

/** What the body of a request plans. A text has one portion unless it states them. */
export function itemOf({
  portions,
  ...item
}: NewItemDto & { readonly cooking?: number | null }): ItemToPlan {
  return {
    ...EMPTY_DISH,
    cookingId: null,
    cooking: null,
    ...item,
    portions: portions ?? (item.text == null ? null : 1),
  };
}
