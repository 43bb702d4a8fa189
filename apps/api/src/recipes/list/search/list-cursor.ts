import { MAX_ID } from '../../../http/fields/id.fields.js';

/** The position of a recipe in a list: its id, and the value by which the list is ordered. */
export interface ListCursor {
  readonly id: number;
  /** Null in a list that is ordered by ids alone. */
  readonly value: string | null;
}

/** The cursor of the first page. */
export const FIRST_PAGE: ListCursor = { id: MAX_ID, value: null };

/** Reads the cursor of a `Link` header: the id, and after a hyphen the value. */
export function readCursor(text: string): ListCursor | undefined {
  const [, id, value = null] = /^(\d+)(?:-(.*))?$/su.exec(text) ?? [];
  return id === undefined ? undefined : { id: Number(id), value };
}

export function writeCursor({ id, value }: ListCursor): string {
  return value === null ? String(id) : `${String(id)}-${value}`;
}
