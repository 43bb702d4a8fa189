import type { EaterDto, ItemBatchDto, NewItemDto } from './planning.dto.js';

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
  const { text, portions, eaters } = item;
  const prefix = path === '' ? '' : `${path}.`;
  return [
    ...requireOne(item, origins, path),
    ...(text == null && portions == null ? [`${prefix}portions must be given`] : []),
    ...problemsOfEaters(eaters, prefix),
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
