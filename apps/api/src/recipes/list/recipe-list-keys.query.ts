/**
 * What an index lists under a key. A plan is made once, for whatever key comes, and has to suit
 * the rarest. The range says the same again, for the planner alone, which expects little of a
 * range: where the average key is common, it would rather read all that there is, newest first,
 * until enough of the key turns up.
 */
export function listedUnder(column: string, key: string): string {
  return `${column} = ${key} and ${column} between ${key} and ${key}`;
}
