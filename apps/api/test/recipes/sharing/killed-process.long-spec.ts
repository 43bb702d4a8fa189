import { Pool } from 'pg';
import { BATCH } from '../../../src/deletion/delete-batch.js';
import { holdLock, waitingForLock } from '../../support/database/table-lock.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database.js';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../../support/people.js';
import { type AppProcess, startApiProcess } from '../../support/processes/app-process.js';
import { TestClient } from '../../support/test-client.js';
import { until } from '../../support/until.js';
import { SOUP } from '../../support/database/soup.js';

const JWT_SECRET = 'both processes sign their cookies with this secret';

describe('HOUSE recipes that pass on while the process is killed', () => {
  let database: TestDatabase;
  let connections: Pool;
  let api: AppProcess;
  let administrator: Member;
  let author: Member;
  const apis = { client: () => new TestClient(api.url) };
  const start = () => startApiProcess(database.databaseUrl, JWT_SECRET);
  beforeEach(async () => {
    database = await createTestDatabase();
    connections = new Pool({ connectionString: database.databaseUrl, max: 1 });
    api = await start();
    administrator = await signUpAdministrator(apis);
    author = await signUpMember(apis, administrator);
  });
  afterEach(async () => {
    await connections.end();
    await api.stop();
    await database.drop();
  });

  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await connections.query<Row>(text, values)).rows;
  const idsOf = async (authorId: number) => {
    const text = 'select id from recipe where author_id = $1 order by id';
    return (await sql<{ id: number }>(text, [authorId])).map(({ id }) => id);
  };
  /** The recipes of an author, with the id of a column. */
  const contentsOf = (authorId: number, id: 'id' | 'copied_from_id') =>
    sql(
      `select ${id} as id, name,
         array(select ingredient_id from recipe_line where recipe_id = recipe.id) as lines,
         array(select description from step where recipe_id = recipe.id order by position) as steps
       from recipe where author_id = $1 order by ${id}`,
      [authorId],
    );
  const leave = ({ client }: Member) => client.at(api).succeed('POST', '/house/leave');
  /** A member who leaves wakes the background work, which otherwise begins within a minute. */
  const wake = async () => leave(await signUpMember(apis, administrator));

  /** Makes recipes pass on, and kills the process in the batch of a recipe. */
  async function killInBatchOf(recipeId: number | undefined, passOn: () => Promise<unknown>) {
    const lock = await holdLock(database, 'select from recipe where id = $1 for update', [
      recipeId,
    ]);
    await passOn();
    await until(async () => (await waitingForLock({ sql })).length === 1);
    const backends = await waitingForLock({ sql });
    await api.kill();
    await lock.end();
    const alive = 'select from pg_stat_activity where pid = any ($1)';
    await until(async () => (await sql(alive, [backends])).length === 0);
  }

  /** Starts another process, and waits until it has passed everything on. */
  async function finish() {
    api = await start();
    await wake();
    const rest = `
      select profile_id from departed_author union all select id from deleted_profile`;
    await until(async () => (await sql(rest)).length === 0);
  }

  it('are copied once for an author who leaves, and another process passes the rest on', async () => {
    const fixtures = await Fixtures.load(apis);
    for (let number = 0; number < 25; number++)
      await fixtures.write(author.client, { visibility: 'HOUSE', name: `Soupe ${String(number)}` });
    const ids = await idsOf(author.id);
    await killInBatchOf(ids[22], () => leave(author));
    expect(await idsOf(administrator.id)).toEqual(ids.slice(0, 20));
    expect(await idsOf(author.id)).toHaveLength(5 + 20);
    await finish();
    expect(await idsOf(administrator.id)).toEqual(ids);
    expect(await contentsOf(author.id, 'copied_from_id')).toEqual(
      await contentsOf(administrator.id, 'id'),
    );
  });

  it('pass on once when the account is deleted, and another process passes the rest on', async () => {
    await sql(
      `insert into recipe (${SOUP.columns}, visibility, author_id, author_house_id)
       select ${SOUP.values}, 'HOUSE', $1, $2 from generate_series(1, $3)`,
      [author.id, author.houseId, 2 * BATCH + 10],
    );
    const ids = await idsOf(author.id);
    const { client, password } = author;
    await killInBatchOf(ids[BATCH + 10], async () => {
      await client.succeed('DELETE', '/auth/me', { password });
      await wake();
    });
    expect(await idsOf(administrator.id)).toEqual(ids.slice(0, BATCH));
    await finish();
    expect(await idsOf(administrator.id)).toEqual(ids);
  });
});
