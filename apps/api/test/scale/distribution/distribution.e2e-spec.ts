import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database.js';
import { mustChange, PLACEMENTS, placements, type SchemaObject } from './distribution.js';
import { readSchemaObjects } from './schema-objects.js';

const PAGE = readFileSync(path.resolve(__dirname, '../../../../../docs/scaling.md'), 'utf8');

/** The items of the list between `<!-- name -->` and `<!-- /name -->`. */
function itemsOf(name: string): string[] {
  const [, part = ''] = PAGE.split(`<!-- ${name} -->`);
  const [list = ''] = part.split(`<!-- /${name} -->`);
  return list.split('\n').filter((line) => line.startsWith('-'));
}

describe('docs/scaling.md', () => {
  let database: TestDatabase;
  let objects: SchemaObject[];
  beforeAll(async () => {
    database = await createTestDatabase();
    objects = await readSchemaObjects(database.databaseUrl);
  });
  afterAll(() => database.drop());

  it('places every table of the schema', () => {
    const tables = new Set(objects.map(({ table }) => table));
    expect(Object.keys(PLACEMENTS)).toEqual([...tables].sort());
    expect(itemsOf('placements')).toEqual(placements());
  });

  it('lists every constraint, trigger and column that a distribution would have to change', () => {
    expect(itemsOf('must change')).toEqual(mustChange(objects));
  });
});

describe('mustChange', () => {
  const object = (change: Partial<SchemaObject>): SchemaObject => ({
    kind: 'unique',
    table: 'planning_item',
    name: 'object',
    columns: [],
    target: null,
    targetColumns: [],
    ...change,
  });
  const keys = (column: string, targetColumn: string) => ({
    columns: [column],
    targetColumns: [targetColumn],
  });

  it.each<[string, boolean, Partial<SchemaObject>]>([
    ['a unique index with the key', false, { columns: ['house_id', 'id'] }],
    ['a unique index without the key', true, { columns: ['id'] }],
    ['a unique index of a reference table', false, { table: 'profile', columns: ['email'] }],
    ['a trigger', true, { kind: 'trigger' }],
    ['a trigger of a reference table', true, { kind: 'trigger', table: 'house' }],
    ['a trigger of a local table', false, { kind: 'trigger', table: 'detector' }],
    ['an identity column of type int', true, { kind: 'int identity' }],
    ['a foreign key to a reference table', false, { kind: 'foreign key', target: 'house' }],
    [
      'a foreign key within a household',
      false,
      { kind: 'foreign key', target: 'shopping_tick', ...keys('house_id', 'house_id') },
    ],
    [
      'a foreign key to another key',
      true,
      { kind: 'foreign key', target: 'recipe', ...keys('recipe_id', 'id') },
    ],
    [
      'a foreign key of a reference table to a distributed one',
      true,
      { kind: 'foreign key', table: 'house', target: 'planning_item', ...keys('id', 'id') },
    ],
    [
      'a foreign key of a local table to a local one',
      false,
      { kind: 'foreign key', table: 'detector', target: 'migrations', ...keys('id', 'id') },
    ],
  ])('%s: %s', (_, expected, change) => {
    const listed = mustChange([object(change)]).some((row) => row.includes('`object`'));
    expect(listed).toBe(expected);
  });
});
