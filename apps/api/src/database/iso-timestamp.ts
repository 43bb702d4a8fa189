/**
 * SQL that formats a `timestamptz` column as ISO 8601 in UTC with milliseconds and a `Z`. Requires
 * UTC connections. PostgreSQL's own JSON format is not used because it ends in `+00:00`.
 */
export function isoTimestamp(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
