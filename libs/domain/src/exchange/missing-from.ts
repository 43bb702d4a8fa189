/**
 * The values that a list lacks, compared by a key. Values with the same key count: of two wanted ones,
 * a list with one of them lacks one.
 */
export function missingFrom<Value>(
  wanted: readonly Value[],
  existing: Iterable<string>,
  keyOf: (value: Value) => string,
): Value[] {
  const counts = new Map<string, number>();
  for (const key of existing) counts.set(key, (counts.get(key) ?? 0) + 1);
  return wanted.filter((value) => {
    const key = keyOf(value);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}

/** For each wanted value one with the same key, each used once; undefined without one. */
export function matchEach<Value, Stored extends Value>(
  wanted: readonly Value[],
  stored: readonly Stored[],
  keyOf: (value: Value) => string,
): (Stored | undefined)[] {
  const unused = new Map<string, Stored[]>();
  for (const value of stored) {
    const key = keyOf(value);
    unused.set(key, [...(unused.get(key) ?? []), value]);
  }
  return wanted.map((value) => unused.get(keyOf(value))?.shift());
}
