/** The first keyword of a statement. */
const OPERATION = /^\s*(\w+)/;

/** A table that a statement writes or reads, after the keyword that precedes its name. */
const TABLE = /\b(?:insert into|delete from|update|from|join|lock table)\s+(?:only\s+)?([a-z_]+)/gi;

/** Words that follow these keywords where no table does: `for update of`, `do update set`. */
const KEYWORDS = new Set(['of', 'set', 'skip', 'nowait', 'lateral', 'unnest', 'select']);

/** Tables that a name lists. */
const MAX_TABLES = 3;

const names = new Map<string, string>();

/**
 * A name for a statement that is not prepared: `insert recipe`, `with step recipe`. It consists of
 * the operation and the tables, in order. The texts of statements are constants of this project:
 * they contain no values, and the names are kept.
 */
export function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = describe(text);
    names.set(text, name);
  }
  return name;
}

function describe(text: string): string {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const tables = [...text.matchAll(TABLE)]
    .map(([, table = '']) => table.toLowerCase())
    .filter((table) => !KEYWORDS.has(table));
  return [operation, ...[...new Set(tables)].slice(0, MAX_TABLES)].join(' ');
}
