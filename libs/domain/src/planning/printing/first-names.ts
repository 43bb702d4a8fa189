/** The first names; then `+` and the number of the others, if there are more. */
export function firstNames(names: readonly string[], max: number): string[] {
  const others = names.length - max;
  return others > 0 ? [...names.slice(0, max), `+${String(others)}`] : [...names];
}
