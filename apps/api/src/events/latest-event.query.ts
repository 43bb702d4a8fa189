/** The id of the latest event of a house as SQL; 0 when it has none. The argument is an SQL expression. */
export function latestEventId(houseId: string): string {
  return `coalesce(
    (select max(id) from house_event where house_event.house_id = ${houseId}), 0
  )::float8`;
}

/**
 * The version of a house as SQL: its latest event, as text. Everything that the house sees is the
 * same while its version is. A failover can lose events, and their ids are then given again:
 * therefore the time of the event is part of the version. The argument is an SQL expression.
 */
export function houseVersion(houseId: string): string {
  return `coalesce((
    select id || ' ' || extract(epoch from created_at)
    from house_event where house_event.house_id = ${houseId}
    order by id desc limit 1
  ), '')`;
}
