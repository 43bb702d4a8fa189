/** The distinct keys of an index between two bounds. Each key costs one lookup (skip scan). */
export function distinctKeys(table: string, column: string, lower: string, upper: string): string {
  return `(
    with recursive known as (
      (select ${column} as key from ${table} where ${lower} and ${upper}
       order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > known.key and ${upper}
              order by ${column} limit 1)
      from known where known.key is not null
    )
    select key from known where key is not null
  )`;
}
