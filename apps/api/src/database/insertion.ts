import { COLUMNS, type Rows } from './tables.generated.js';

type Table = keyof Rows;

/** The columns of a table that have no default. */
type Required<T extends Table> = {
  [Name in keyof Rows[T]]: Name extends keyof (typeof COLUMNS)[T]
    ? (typeof COLUMNS)[T][Name] extends { readonly hasDefault: false }
      ? Name
      : never
    : never;
}[keyof Rows[T]];

/**
 * A row to insert: every column without a default, so that a forgotten one fails the type check. The
 * statement itself gives the columns `Given`.
 */
export type NewRow<T extends Table, Given extends keyof Rows[T] = never> = Pick<
  Rows[T],
  Exclude<Required<T>, Given>
>;

/** Parts of an INSERT of rows that arrive as one JSON array. */
export interface Insertion<Row> {
  /** `insert into planning_item (house_id, date, …)` */
  readonly into: string;
  /** What follows `select`: the given expressions, and the columns of the row `record`. */
  readonly values: string;
  /** The rows `record` of a JSON array, an SQL expression; `record.place` counts them from 1. */
  records(json: string): string;
  /** The JSON array. */
  json(rows: readonly Row[]): string;
}

/**
 * Describes how the rows of a table are inserted. Columns with a default are left to the database.
 *
 * @param given SQL expressions of the columns that the records do not have
 */
export function insertionInto<T extends Table, Given extends keyof Rows[T] & string = never>(
  table: T,
  given: Readonly<Record<Given, string>> = {} as Record<Given, string>,
): Insertion<NewRow<T, Given>> {
  const expressions: Readonly<Record<string, string>> = given;
  const columns = columnsOf(table).filter(([, { hasDefault }]) => !hasDefault);
  const recorded = columns.filter(([name]) => !(name in expressions));
  return {
    into: `insert into ${table} (${columns.map(([, { name }]) => name).join(', ')})`,
    values: columns.map(([key, { name }]) => expressions[key] ?? `record.${name}`).join(', '),
    json: (rows) => JSON.stringify(rows),
    records: (json) => `rows from (
      jsonb_to_recordset(${json}) as (${recorded.map(([key, { type }]) => `"${key}" ${type}`).join(', ')})
    ) with ordinality as record (${recorded.map(([, { name }]) => name).join(', ')}, place)`,
  };
}

/** A row of a table as JSON, with the names of `Rows`. */
export function rowAsJson(table: Table): string {
  const fields = columnsOf(table).map(([key, { name }]) => `'${key}', ${table}.${name}`);
  return `json_build_object(${fields.join(', ')})`;
}

function columnsOf(table: Table) {
  return Object.entries<{ name: string; type: string; hasDefault: boolean }>(COLUMNS[table]);
}
