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
