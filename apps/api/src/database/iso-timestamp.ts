/**
 * A `timestamptz` as the API writes times: ISO 8601 in UTC, in milliseconds, with a `Z`. Sessions
 * run in UTC (data-source.options.ts); PostgreSQL's own JSON form would end in `+00:00`.
 */
export function isoTimestamp(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
