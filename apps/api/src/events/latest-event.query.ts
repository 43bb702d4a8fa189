/** The id of the latest event of a house as SQL; 0 when it has none. The argument is an SQL expression. */
export function latestEventId(houseId: string): string {
  return `coalesce(
    (select max(id) from house_event where house_event.house_id = ${houseId}), 0
  )::float8`;
}
