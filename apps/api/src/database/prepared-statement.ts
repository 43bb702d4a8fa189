/**
 * A statement that PostgreSQL parses and plans once per connection. The name identifies the text,
 * so it must be unique among all statements.
 */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** The texts of the statements by name, which `npm run generate` prints. */
export const STATEMENTS = new Map<string, string>();

/** Names a statement: `prepared('find-words')('select …')`. */
export function prepared(name: string) {
  return (text: string): PreparedStatement => {
    if (STATEMENTS.has(name)) throw new Error(`Two statements are named ${name}.`);
    STATEMENTS.set(name, text);
    return { name, text };
  };
}

/** What `EntityManager.query` returns of an UPDATE or DELETE: its rows, and the number of affected rows. */
export type WriteResult<Row = unknown> = readonly [rows: readonly Row[], affected: number];

/** Name of a statement that runs too rarely to be prepared: it is planned at each execution. */
export const UNNAMED = '';

/**
 * SQL that formats a `timestamptz` column as ISO 8601 in UTC with milliseconds and a `Z`. Requires
 * UTC connections. PostgreSQL's own JSON format is not used because it ends in `+00:00`.
 */
export function isoTimestamp(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Identifies a session in a statement: parameters `$1` to `$3` of `LIVE_PROFILE`. */
export interface SessionKey {
  readonly profileId: number;
  /** The profile's token version when the token was issued; a newer one ends the session. */
  readonly tokenVersion: number;
  /** Id of the session's tokens (`jti`). */
  readonly tokenId: string;
}
