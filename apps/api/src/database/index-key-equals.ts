/**
 * A condition that an indexed column equals a key. The redundant range makes the planner expect
 * few rows, so that it uses the index whatever the statistics say: a generic plan assumes the
 * frequency of an average key, and a table that was never analysed has no frequencies.
 */
export function indexKeyEquals(column: string, key: string): string {
  return `${column} = ${key} and ${column} between ${key} and ${key}`;
}
