/**
 * SQL that formats a `timestamptz` column as ISO 8601 in UTC with milliseconds and a `Z`. The time
 * zone of connections is UTC; PostgreSQL's own JSON format ends in `+00:00`.
 */
export function isoTimestamp(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
