import { Pool } from 'pg';
import { claim } from '../../src/jobs/claim.js';
import { createTestDatabase } from '../support/database/test-database.js';

describe('claims of several processes', () => {
  it('lease each row to one of them, and again once its lease has ended', async () => {
    const { databaseUrl, drop } = await createTestDatabase();
    const processes = Array.from({ length: 4 }, () => new Pool({ connectionString: databaseUrl }));
    const sql = (text: string) =>
      Promise.all(processes.slice(0, 1).map((pool) => pool.query(text)));
    await sql(`
      create table work (id int primary key, due_at timestamptz not null default now());
      insert into work select generate_series(1, 20)`);
    const text = claim({
      ...{ table: 'work', until: 'due_at', seconds: 60, returning: 'id' },
      due: 'select id from work where due_at <= now() order by due_at limit 1',
    });
    const claimAll = async () => {
      const claims = Array.from({ length: 20 }, () =>
        processes.map((pool) => pool.query<{ id: number }>(text)),
      );
      const results = await Promise.all(claims.flat());
      return results.flatMap(({ rows }) => rows.map(({ id }) => id)).sort((a, b) => a - b);
    };
    expect(await claimAll()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await claimAll()).toEqual([]);
    await sql('update work set due_at = now() where id = 7');
    expect(await claimAll()).toEqual([7]);
    await Promise.all(processes.map((pool) => pool.end()));
    await drop();
  });
});
