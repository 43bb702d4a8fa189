import type { Type as Class } from '@nestjs/common';
import { contentKey } from '#domain/exchange/content-key.js';
import { pickDeclaredFields } from '../../http/validation/pick-declared-fields.js';

/** A row that may have a recipe. */
interface Dish {
  readonly recipeId: number | null;
}

/**
 * What a menu has of known recipes, each with the id that `recipeOf` returns. `cooking` of an item is
 * the position of the cooking that serves it, and becomes its index.
 */
export function knownMenu<
  Cooking extends { readonly recipeId: number; readonly position: number },
  Item extends Dish & { readonly cooking: number | null },
>(
  menu: { readonly cookings: readonly Cooking[]; readonly items: readonly Item[] },
  recipeOf: (id: number) => number | undefined,
) {
  const withRecipe = <Row extends Dish>(row: Row) => {
    const recipeId = row.recipeId === null ? null : recipeOf(row.recipeId);
    return recipeId === undefined ? [] : [{ ...row, recipeId }];
  };
  const cookings = menu.cookings.flatMap(withRecipe);
  const items = menu.items.flatMap(withRecipe).map((item) => {
    const index = cookings.findIndex(({ position }) => position === item.cooking);
    return { ...item, cooking: index < 0 ? null : index };
  });
  return { cookings, items };
}

/** A text that a row has in common with each body that would make an equal one. */
export function keyOf(dto: Class<object>, row: object): string {
  return contentKey(pickDeclaredFields(row, dto, []) as object);
}
