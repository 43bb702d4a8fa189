/** Two tags are the same tag if their keys are equal: case does not count. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

/** The tags without repetitions; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  return [...byKey.values()];
}

/** The tags without those of `remove`, then with those of `add` that are not among them. */
export function changedTags(
  tags: readonly string[],
  {
    add = [],
    remove = [],
  }: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
): string[] {
  const removed = new Set(remove.map(tagKey));
  return distinctTags([...tags.filter((tag) => !removed.has(tagKey(tag))), ...add]);
}

/** The tags with another tag, or none, in the place of one. */
export function renamedTags(tags: readonly string[], from: string, to: string | null): string[] {
  const renamed = tags.map((tag) => (tagKey(tag) === tagKey(from) ? to : tag));
  return distinctTags(renamed.filter((tag) => tag !== null));
}

/** A spelling of a tag, and the number of recipes that have it. */
export interface CountedTag {
  readonly tag: string;
  readonly recipes: number;
}

/** One row for each tag, in its most frequent spelling, most frequent first. */
export function mergeSpellings(spellings: readonly CountedTag[]): CountedTag[] {
  const byKey = new Map<string, CountedTag>();
  for (const { tag, recipes } of spellings.toSorted(byFrequency)) {
    const first = byKey.get(tagKey(tag));
    const sum = (first?.recipes ?? 0) + recipes;
    byKey.set(tagKey(tag), { tag: first?.tag ?? tag, recipes: sum });
  }
  return [...byKey.values()].sort(byFrequency);
}

function byFrequency(one: CountedTag, other: CountedTag): number {
  return other.recipes - one.recipes || (one.tag < other.tag ? -1 : 1);
}
