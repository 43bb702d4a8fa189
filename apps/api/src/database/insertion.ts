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

/** Parts of statements that write rows which arrive as one JSON array. */
export interface Insertion<Row> {
  /** `insert into planning_item (house_id, date, …)` */
  readonly into: string;
  /** What follows `select`: the given expressions, and the columns of the row `record`. */
  readonly values: string;
  /** What follows `set` in an UPDATE: the columns of a row, without the given ones. */
  changes(row: 'record' | 'excluded'): string;
  /** The rows `record` of a JSON array, an SQL expression; `record.place` counts them from 1. */
  records(json: string): string;
  /** The JSON array. */
  json(rows: readonly Row[]): string;
}

/**
 * Describes how the rows of a table are inserted. Columns with a default are left to the database.
 *
 * @param given SQL expressions of the columns that the records do not have, and of columns with a default
 * @param beside SQL types of what the records have beside the columns
 */
export function insertionInto<
  T extends Table,
  Given extends keyof Rows[T] & string = never,
  Beside extends string = never,
>(
  table: T,
  given: Readonly<Record<Given, string>> = {} as Record<Given, string>,
  beside: Readonly<Record<Beside, string>> = {} as Record<Beside, string>,
): Insertion<NewRow<T, Given> & Readonly<Record<Beside, unknown>>> {
  const expressions: Readonly<Record<string, string>> = given;
  const columns = columnsOf(table).filter(([key, { hasDefault }]) => !hasDefault || key in given);
  const recorded = columns.filter(([key]) => !(key in given));
  const fields = [
    ...recorded.map(([key, { name, type }]) => ({ key, name, type })),
    ...Object.entries<string>(beside).map(([key, type]) => ({ key, name: key, type })),
  ];
  return {
    into: `insert into ${table} (${columns.map(([, { name }]) => name).join(', ')})`,
    values: columns.map(([key, { name }]) => expressions[key] ?? `record.${name}`).join(', '),
    changes: (row) => recorded.map(([, { name }]) => `${name} = ${row}.${name}`).join(', '),
    json: (rows) => JSON.stringify(rows),
    records: (json) => `rows from (
      jsonb_to_recordset(${json}) as (${fields.map(({ key, type }) => `"${key}" ${type}`).join(', ')})
    ) with ordinality as record (${fields.map(({ name }) => name).join(', ')}, place)`,
  };
}

/**
 * What precedes `from` in a statement that copies the rows `row` of a table: every column, but the given
 * expressions where the copy differs.
 */
export function copyInto<T extends Table>(
  table: T,
  row: string,
  given?: Readonly<Partial<Record<keyof Rows[T] & string, string>>>,
): string {
  const expressions: Readonly<Record<string, string | undefined>> = given ?? {};
  const columns = columnsOf(table);
  return `insert into ${table} (${columns.map(([, { name }]) => name).join(', ')})
    overriding system value
    select ${columns.map(([key, { name }]) => expressions[key] ?? `${row}.${name}`).join(', ')}`;
}

/**
 * A row of a table as JSON, with the names of `Rows`.
 *
 * @param row its name in the statement
 * @param given SQL expressions of columns that the row does not have, or that differ
 * @param without columns to leave out
 */
export function rowAsJson<T extends Table>(
  table: T,
  row: string,
  without: readonly (keyof Rows[T] & string)[] = [],
  given?: Readonly<Partial<Record<keyof Rows[T] & string, string>>>,
): string {
  const expressions: Readonly<Record<string, string | undefined>> = given ?? {};
  const fields = columnsOf(table)
    .filter(([key]) => !without.some((name) => name === key))
    .map(([key, { name }]) => `'${key}', ${expressions[key] ?? `${row}.${name}`}`);
  return `json_build_object(${fields.join(', ')})`;
}

/** Some columns of a row `table` after `select`, with the names of `Rows`. */
export function columnsAs<T extends Table>(table: T, names: readonly (keyof Rows[T])[]): string {
  return columnsOf(table)
    .filter(([key]) => names.some((name) => name === key))
    .map(([key, { name }]) => `${table}.${name} as "${key}"`)
    .join(', ');
}

function columnsOf(table: Table) {
  return Object.entries<{ name: string; type: string; hasDefault: boolean }>(COLUMNS[table]);
}
