/** The first items; then `+` and the number of the others, if there are more. */
export function shortenList(items: readonly string[], max: number): string[] {
  const others = items.length - max;
  return others > 0 ? [...items.slice(0, max), `+${String(others)}`] : [...items];
}
