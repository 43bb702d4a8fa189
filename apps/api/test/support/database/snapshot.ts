import type { SharedApp } from '../test-app.js';

/** Tables that only the migration changes. */
const CATALOGUES = "'diet','allergy','ingredient','unit','tech_step','utensil','source'";

interface Table {
  readonly name: string;
  /** The columns that are not generated from others. */
  readonly columns: string;
}

/** A copy of the database at one moment, to compare with and to restore. */
export class Snapshot {
  private constructor(
    private readonly app: SharedApp,
    private readonly tables: readonly Table[],
  ) {}

  static async take(app: SharedApp): Promise<Snapshot> {
    const tables = await app.sql<Table>(
      `select table_name as name,
              string_agg(column_name, ', ') filter (where is_generated = 'NEVER') as columns
       from information_schema.columns
       where table_schema = 'public' and table_name not in (${CATALOGUES}, 'migrations')
       group by table_name`,
    );
    const statements = tables.map(
      ({ name }) =>
        `create table snapshot.${name} as table ${name};
         create trigger snapshot after insert or update or delete on ${name}
           execute function snapshot.record_write();`,
    );
    await app.sql(
      `create schema snapshot;
       create table snapshot.written (name text);
       create function snapshot.record_write() returns trigger language plpgsql as $$
         begin insert into snapshot.written values (tg_table_name); return null; end $$;
       ${statements.join('\n')}`,
    );
    return new Snapshot(app, tables);
  }

  /** Names of the tables that differ from the snapshot. */
  async changes(): Promise<string[]> {
    const written = await this.app.sql<{ name: string }>(
      'select distinct name from snapshot.written',
    );
    if (written.length === 0) return [];
    const differences = written.map(
      ({ name }) =>
        `select '${name}' as name where exists (table ${name} except table snapshot.${name})
           or exists (table snapshot.${name} except table ${name})`,
    );
    const rows = await this.app.sql<{ name: string }>(differences.join('\nunion all '));
    return rows.map(({ name }) => name);
  }

  /** Restores the rows of the tables that were written, with their ids, without checks of foreign keys. */
  async restore(): Promise<void> {
    const written = await this.app.sql<{ name: string }>(
      'delete from snapshot.written returning name',
    );
    const names = new Set(written.map(({ name }) => name));
    const statements = this.tables
      .filter(({ name }) => names.has(name))
      .map(
        ({ name, columns }) =>
          `delete from ${name};
           insert into ${name} (${columns}) overriding system value
           select ${columns} from snapshot.${name};`,
      );
    await this.app.sql(
      `set session_replication_role = replica; ${statements.join('\n')}
       set session_replication_role = origin`,
    );
  }
}
