/**
 * A condition that an indexed column equals a key. The redundant range makes the planner expect
 * few rows, so that it always uses the index. Without the range, the planner may choose another
 * plan: a generic plan assumes the number of rows of an average key, and a table without ANALYZE
 * has no statistics.
 */
export function indexKeyEquals(column: string, key: string): string {
  return `${column} = ${key} and ${column} between ${key} and ${key}`;
}
