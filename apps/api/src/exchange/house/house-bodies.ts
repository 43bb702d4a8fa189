import type { Type as Class } from '@nestjs/common';
import { contentKey } from '#domain/exchange/content-key.js';
import type { NamedPerson } from '#domain/house/who-eats.js';
import { pickDeclaredFields } from '../../http/validation/pick-declared-fields.js';
import type { RowNumbers } from '../../reference/portable-bodies.service.js';

/** What a menu has in common in the file and in the house. */
interface MenuContent<Cooking, Item> {
  readonly name: string;
  readonly cookings: readonly Cooking[];
  readonly items: readonly Item[];
}

/**
 * What a menu has of known recipes, each with the id that `recipeOf` returns. `cooking` of an item is
 * the position of the cooking that serves it, and becomes its index.
 */
export function knownMenu<
  Cooking extends { readonly recipeId: number; readonly position: number },
  Item extends { readonly recipeId: number | null; readonly cooking: number | null },
>(
  { name, cookings, items }: MenuContent<Cooking, Item>,
  recipeOf: (id: number) => number | undefined,
) {
  const withRecipe = <Row extends { readonly recipeId: number | null }>(row: Row) => {
    const recipeId = row.recipeId === null ? null : recipeOf(row.recipeId);
    return recipeId === undefined ? [] : [{ ...row, recipeId }];
  };
  const known = cookings.flatMap(withRecipe);
  return {
    name,
    cookings: known,
    items: items.flatMap(withRecipe).map((item) => {
      const index = known.findIndex(({ position }) => position === item.cooking);
      return { ...item, cooking: index < 0 ? null : index };
    }),
  };
}

/** The people of a house who eat; null for everybody. */
export function knownEaters(
  eaters: readonly NamedPerson[] | null,
  { profileId: members, dependantId: dependants }: Required<RowNumbers>,
): NamedPerson[] | null {
  const known = (eaters ?? []).filter(
    ({ profileId, dependantId }) => members.has(profileId ?? 0) || dependants.has(dependantId ?? 0),
  );
  return known.length === 0 ? null : known;
}

/** A text that a row has in common with each body that would make an equal one. */
export function keyOf(dto: Class<object>, row: object): string {
  return contentKey(pickDeclaredFields(row, dto, []) as object);
}
