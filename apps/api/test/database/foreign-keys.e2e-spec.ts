import { useSharedApp } from '../support/shared-app.js';

describe('the schema', () => {
  const app = useSharedApp();

  it('has an index for every foreign key', async () => {
    const foreignKeys = await app.sql<{ name: string; isIndexed: boolean }>(
      `select conname as name, exists (
         select from pg_index
         where indrelid = conrelid and indpred is null and indkey[0] = any (conkey)
       ) as "isIndexed"
       from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    expect(foreignKeys.length).toBeGreaterThan(10);
    expect(foreignKeys.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
  });
});
