import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { LOCK_TIMEOUT } from '../../../src/cli/migrate.js';
import { MIGRATIONS } from '../../../src/database/data-source.options.js';
import { checkMigration, type CheckedMigration } from './check-migration.js';

const TABLES = `
  create table house_note (
    id int generated always as identity primary key,
    house_id int not null,
    text varchar(10) not null,
    author text
  );
  create table note_house (id int primary key);`;

const migrationOf = (statements: string[], options: Partial<CheckedMigration> = {}) => ({
  up: async (runner: { query: (statement: string) => Promise<unknown> }) => {
    for (const statement of statements) await runner.query(statement);
  },
  down: () => Promise.resolve(),
  ...options,
});

describe('migrations', () => {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  let admin: Client;
  let client: Client;
  beforeAll(async () => {
    admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const connectionString = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
    const options = `-c lock_timeout=${String(LOCK_TIMEOUT)}`;
    client = new Client({ connectionString, options });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const check = (statements: string[], options?: Partial<CheckedMigration>) =>
    checkMigration(client, migrationOf(statements, options));

  // In order: each one finds the tables of those before it.
  it.each(MIGRATIONS)('%p may run while the service is used', async (Migration) => {
    expect(await checkMigration(client, new Migration())).toEqual([]);
  });

  describe('the check', () => {
    beforeEach(() => client.query(TABLES));
    afterEach(async () => {
      await client.query('rollback; drop table if exists house_note, note, note_house, note_tag');
    });

    it.each<[string, string[]]>([
      [
        'a new table with indexes and foreign keys',
        [
          'create table note_tag (note_id int references house_note, name text not null)',
          'create index note_tag_name on note_tag (name)',
          'alter table note_tag add constraint note_tag_unique unique (note_id, name)',
        ],
      ],
      ['a new column', ['alter table house_note add column pinned boolean']],
      [
        'a new column with a constant default',
        ['alter table house_note add column pinned boolean not null default false'],
      ],
      ['a column that may be null', ['alter table house_note alter column author drop not null']],
      [
        'a check that is not validated',
        ['alter table house_note add constraint named check (author is not null) not valid'],
      ],
      [
        'a foreign key that is not validated',
        [
          'alter table house_note add constraint house foreign key (house_id) references note_house not valid',
        ],
      ],
      [
        'a trigger',
        [
          `create function note_changed() returns trigger language plpgsql as $$ begin return null; end $$;
         create trigger note_changed after insert on house_note execute function note_changed()`,
          'drop function note_changed cascade',
        ],
      ],
    ])('accepts %s', async (_name, statements) => {
      expect(await check(statements)).toEqual([]);
    });

    it.each<[string, string[], string]>([
      ['an index', ['create index note_text on house_note (text)'], 'read while it is locked'],
      [
        'a unique constraint',
        ['alter table house_note add unique (text)'],
        'read while it is locked',
      ],
      [
        'a check',
        ['alter table house_note add constraint named check (author is not null)'],
        'read while it is locked',
      ],
      [
        'a foreign key',
        ['alter table house_note add foreign key (house_id) references note_house'],
        'read while it is locked',
      ],
      [
        'a check that is validated in the same transaction',
        [
          'alter table house_note add constraint named check (author is not null) not valid',
          'alter table house_note validate constraint named',
        ],
        'read while it is locked',
      ],
      [
        'not null',
        ['alter table house_note alter column author set not null'],
        'read while it is locked',
      ],
      [
        'a volatile default',
        ['alter table house_note add column key uuid not null default gen_random_uuid()'],
        'rewritten while it is locked',
      ],
      [
        'another type',
        ['alter table house_note alter column text type int using 0'],
        'rewritten while it is locked',
      ],
      [
        'another type of the same size',
        ['alter table house_note alter column author type varchar'],
        'author changes its type',
      ],
      [
        'an update after a lock',
        [
          'alter table house_note add column pinned boolean',
          'update house_note set pinned = false',
        ],
        'read while it is locked',
      ],
      [
        'a lock of a table that is then read',
        ['lock table house_note in exclusive mode', 'select count(*) from house_note'],
        'read while it is locked',
      ],
      [
        'a column that is dropped',
        ['alter table house_note drop column author'],
        'author is dropped or renamed',
      ],
      [
        'a column that is renamed',
        ['alter table house_note rename column author to writer'],
        'author is dropped or renamed',
      ],
      ['a table that is dropped', ['drop table house_note'], 'house_note.id is dropped or renamed'],
      [
        'a table that is renamed',
        ['alter table house_note rename to note'],
        'house_note.id is dropped or renamed',
      ],
      [
        'a column that the running version does not write',
        ['alter table house_note add column kind text not null'],
        'kind is new, not null and has no default',
      ],
      ['no limit on waiting for locks', ['set lock_timeout = 0'], 'lock_timeout is changed'],
    ])('refuses %s', async (_name, statements, problem) => {
      expect(await check(statements)).toContainEqual(expect.stringContaining(problem));
      await client.query(`set lock_timeout = ${String(LOCK_TIMEOUT)}`);
    });

    it('accepts an index that is created concurrently, outside a transaction', async () => {
      const statement = 'create index concurrently note_text on house_note (text)';
      expect(await check([statement], { transaction: false })).toEqual([]);
      await client.query('drop index note_text');
      await expect(check([statement])).rejects.toMatchObject({ code: '25001' });
    });

    it('observes the other statements of a migration without a transaction', async () => {
      const statements = ['create index note_text on house_note (text)'];
      expect(await check(statements, { transaction: false })).toHaveLength(1);
    });

    it('accepts not null in three migrations', async () => {
      const steps = [
        'alter table house_note add constraint named check (author is not null) not valid',
        'alter table house_note validate constraint named',
        'alter table house_note alter column author set not null',
      ];
      const contracts = ['house_note.author becomes not null'];
      for (const [index, step] of steps.entries()) {
        expect(await check([step], index === 2 ? { contracts } : {})).toEqual([]);
      }
    });

    it('accepts a column that is dropped when the migration declares it, and nothing else', async () => {
      const contracts = ['house_note.author is dropped or renamed'];
      const statements = ['alter table house_note drop column author'];
      expect(await check(statements, { contracts })).toEqual([]);
      expect(await check([], { contracts })).toEqual([`not so: ${contracts[0] ?? ''}`]);
    });
  });
});
