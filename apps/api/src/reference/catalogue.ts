import type { ErrorName } from '#platform/errors/error-catalogue.js';
import { ConditionalResponse } from '../http/conditional/conditional-response.js';
import { requireKnown } from '../http/fields/validation-error.js';

export interface CatalogueRow {
  readonly id: number;
  readonly key: string;
}

/** A reference catalogue: its rows by id and by key, and its prepared response body. */
export class Catalogue<Row extends CatalogueRow = CatalogueRow> {
  readonly response: ConditionalResponse;
  private readonly byId: ReadonlyMap<number, Row>;
  private readonly byKey: ReadonlyMap<string, Row>;

  constructor(private readonly rows: readonly Row[]) {
    this.response = ConditionalResponse.json(rows);
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.byKey = new Map(rows.map((row) => [row.key, row]));
  }

  get all(): readonly Row[] {
    return this.rows;
  }

  has(id: number): boolean {
    return this.byId.has(id);
  }

  /**
   * Throws `error` about the first id that is unknown or retired.
   *
   * @param path of an id in the body, such as `ingredients[].unitId`
   */
  requireAll(ids: readonly (number | null | undefined)[], error: ErrorName, path: string): void {
    requireKnown(ids, (id) => this.has(id), error, path);
  }

  /** The row of an id. Undefined when the id is unknown or retired. */
  find(id: number): Row | undefined {
    return this.byId.get(id);
  }

  findByKey(key: string): Row | undefined {
    return this.byKey.get(key);
  }

  /** The rows with these ids, in the order of the catalogue. */
  pick(ids: Iterable<number>): Row[] {
    const wanted = new Set(ids);
    return this.rows.filter(({ id }) => wanted.has(id));
  }
}
