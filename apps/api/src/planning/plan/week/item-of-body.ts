import type { ItemToPlan } from '../rows/plan.service.js';
import type { NewItemDto } from './planning.dto.js';

const NOTHING = {
  recipeId: null,
  cookingId: null,
  cooking: null,
  text: null,
  note: null,
  eaters: null,
};

/** What the body of a request plans. A text has one portion unless it states them. */
export function itemOf({
  portions,
  ...item
}: NewItemDto & { readonly cooking?: number | null }): ItemToPlan {
  return { ...NOTHING, ...item, portions: portions ?? (item.text == null ? null : 1) };
}
