import type { ItemRow } from '../rows/plan.repository.js';
import type { EaterDto, ItemBatchDto, ItemChangeDto, NewItemDto } from './planning.dto.js';

/**
 * What is wrong between the fields of a new item, as sentences.
 *
 * @param path of the item in the request: `items[2]`; empty for the request itself
 */
export function problemsOfItem(item: NewItemDto): string[] {
  return problemsOf(item, ['recipeId', 'text', 'cookingId'], '');
}

/** What is wrong between the fields of the items of a batch, as sentences. */
export function problemsOfBatch({ cookings, items }: ItemBatchDto): string[] {
  const count = cookings?.length ?? 0;
  return items.flatMap((item, index) => {
    const path = `items[${String(index)}]`;
    const isKnown = item.cooking == null || item.cooking < count;
    return [
      ...problemsOf(item, ['recipeId', 'text', 'cookingId', 'cooking'], path),
      ...(isKnown ? [] : [`${path}.cooking must be the index of a cooking`]),
    ];
  });
}

function problemsOf<Item extends NewItemDto>(
  item: Item,
  origins: readonly (keyof Item)[],
  path: string,
): string[] {
  const { eaters } = item;
  const prefix = path === '' ? '' : `${path}.`;
  return [...requireOne(item, origins, path), ...problemsOfEaters(eaters, prefix)];
}

/** What a change may not make of an item, as sentences. */
export function problemsOfChange(
  before: ItemRow,
  { recipeId, text }: Pick<ItemChangeDto, 'recipeId' | 'text'>,
): string[] {
  return [
    ...(text != null && before.text === null
      ? ['text must be absent for an item with a recipe']
      : []),
    ...(recipeId !== undefined && (before.recipeId === null || before.cookingId !== null)
      ? ['recipeId must be absent for a text and for an item of a cooking']
      : []),
  ];
}

/** What is wrong with the people who eat. */
export function problemsOfEaters(
  eaters: readonly EaterDto[] | null | undefined,
  prefix: string,
): string[] {
  return (eaters ?? []).flatMap((eater, index) =>
    requireOne(eater, ['profileId', 'dependantId'], `${prefix}eaters[${String(index)}]`),
  );
}

/** Requires one of some fields. */
export function requireOne<Body>(
  body: Body,
  fields: readonly (keyof Body)[],
  path: string,
): string[] {
  if (fields.filter((field) => body[field] != null).length === 1) return [];
  const rule = `exactly one of ${fields.join(', ')} must be given`;
  return [path === '' ? rule : `${path}: ${rule}`];
}
