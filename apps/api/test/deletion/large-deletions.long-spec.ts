import { Jobs } from '../../src/jobs/jobs.service.js';
import { BATCH } from '../../src/deletion/delete-batch.js';
import { ExpiredRowsRepository } from '../../src/deletion/expired-rows.repository.js';
import { holdLock, waitingForLock } from '../support/database/table-lock.js';
import { Fixtures } from '../support/fixtures.js';
import { readMetrics } from '../monitoring/read-metrics.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { SOUP } from '../support/database/soup.js';

/** More rows than one request deletes. */
const MANY = 2 * BATCH + 10;
const DATE = '2026-07-06';

describe('deletion of more rows than one batch', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  afterEach(expectNothingLeft);

  async function expectNothingLeft() {
    await runInBackground();
    const left = await app.sql('select id from deleted_house union select id from deleted_profile');
    expect(left).toEqual([]);
  }

  const runInBackground = () => app.app.get(Jobs).wake('deletion');
  const count = async (from: string) =>
    (await app.sql<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count ?? 0;

  /** Plans a recipe many times, in many years. */
  const planOften = (houseId: number, recipeId: number) =>
    app.sql(
      `insert into planning_item (house_id, date, slot, portions, recipe_id)
       select $1, $2::date + 7 * number, 'LUNCH', 1, $3 from generate_series(0, $4 - 1) as number`,
      [houseId, DATE, recipeId, MANY],
    );
  const writeMany = (authorId: number, visibility: string, houseId: number | null = null) =>
    app.sql(
      `insert into recipe (${SOUP.columns}, visibility, author_id, author_house_id)
       select ${SOUP.values}, $2, $1, $3 from generate_series(1, $4)`,
      [authorId, visibility, houseId, MANY],
    );
  const deleteAccount = ({ client, password }: Person) =>
    client.succeed('DELETE', '/auth/me', { password });
  const week = async ({ client }: Person) =>
    (await client.get(`/planning?date=${DATE}`)).body.days.flatMap(({ slots }: any) =>
      slots.flatMap(({ items }: any) => items),
    ) as unknown[];

  describe('of a house', () => {
    const TABLES = ['planning_item', 'shopping_tick', 'shopping_own_line', 'shopping_operation'];
    let member: Member;
    let administrator: Member;
    const rows = async () => {
      const counts = TABLES.map((table) =>
        count(`${table} where house_id = ${String(administrator.houseId)}`),
      );
      return Promise.all(counts);
    };

    beforeEach(async () => {
      administrator = await signUpAdministrator(app);
      member = await signUpMember(app, administrator);
      const { houseId } = administrator;
      await planOften(houseId, (await fixtures.write(member.client)).id as number);
      const lines = `from generate_series(1, ${String(MANY)}) as number`;
      await app.sql(
        `insert into shopping_tick (house_id, date, line_id, thousandths)
         select $1, '2026-07-06', 'ingredient-' || number, 1 ${lines}`,
        [houseId],
      );
      await app.sql(
        `insert into shopping_own_line (house_id, date, id, text, bought, until)
         select $1, '2026-07-06', gen_random_uuid(), 'pain', '[]', 'infinity' ${lines}`,
        [houseId],
      );
      await app.sql(
        `insert into shopping_operation (house_id, id, applied)
         select $1, gen_random_uuid(), true ${lines}`,
        [houseId],
      );
      await writeMany(member.id, 'HOUSE', houseId);
    });

    it('DELETE /house/current deletes one batch of each table; the house is gone at once', async () => {
      await administrator.client.succeed('DELETE', '/house/current');
      expect(await rows()).toEqual(TABLES.map(() => MANY - BATCH));
      for (const { client } of [administrator, member]) {
        expect(await client.get(`/planning?date=${DATE}`)).toMatchObject({
          status: 404,
          body: { code: 4041 },
        });
        expect((await client.get('/auth/me')).body).toMatchObject({ houseId: null });
      }
      const person = await signUpPerson(app);
      expect(await person.client.post('/house/join', administrator)).toMatchObject({
        status: 404,
        body: { code: 4052 },
      });
      const { body } = await member.client.get('/recipes?tab=perso&limit=1');
      expect(body[0].authorHouseId).toBeNull();
      await runInBackground();
      expect(await rows()).toEqual(TABLES.map(() => 0));
      expect(await count(`recipe where author_house_id = ${String(administrator.houseId)}`)).toBe(
        0,
      );
    });

    it('a house that its last member has left is deleted after 30 days', async () => {
      await member.client.succeed('POST', '/house/leave');
      await administrator.client.succeed('POST', '/house/leave');
      await app.app.get(ExpiredRowsRepository).deleteAll();
      await runInBackground();
      expect(await rows()).toEqual(TABLES.map(() => MANY));
      await app.sql(`update house set left_at = now() - interval '30 days' where id = $1`, [
        administrator.houseId,
      ]);
      await app.app.get(ExpiredRowsRepository).deleteAll();
      expect(await member.client.post('/house/join', administrator)).toMatchObject({
        status: 404,
        body: { code: 4052 },
      });
      await runInBackground();
      expect(await rows()).toEqual(TABLES.map(() => 0));
    });

    it('a member can create another house at once, which is empty', async () => {
      await administrator.client.succeed('DELETE', '/house/current');
      await administrator.client.succeed('POST', '/house', { name: 'Les Lilas' });
      expect(await week(administrator)).toEqual([]);
      await administrator.client.succeed('POST', '/house/leave');
    });

    it('continues after a transaction was lost, and leaves the work to one process', async () => {
      await administrator.client.succeed('DELETE', '/house/current');
      const other = await holdLock(
        app,
        "select pg_advisory_xact_lock('deleted_profile'::regclass::int)",
      );
      await runInBackground();
      expect(await rows()).toEqual(TABLES.map(() => MANY - BATCH));
      await other.end();
      const lock = await holdLock(app, 'select from shopping_operation for update');
      await Promise.all([
        runInBackground(),
        until(async () => (await waitingForLock(app)).length === 1).then(async () =>
          app.sql('select pg_terminate_backend($1)', await waitingForLock(app)),
        ),
      ]);
      await lock.end();
      const failed = 'job_run_duration_seconds_count{name="deletion",outcome="failed"}';
      expect((await readMetrics(app.url)).value(failed)).toBe(1);
      expect(await rows()).toEqual(TABLES.map(() => MANY - BATCH));
      await Promise.all([runInBackground(), runInBackground()]);
      await runInBackground();
      expect(await rows()).toEqual(TABLES.map(() => 0));
    });
  });

  describe('of an account', () => {
    const recipesOf = (authorId: number) => count(`recipe where author_id = ${String(authorId)}`);

    it('DELETE /auth/me hides every recipe at once, and frees the email', async () => {
      const author = await signUpPerson(app);
      const stranger = await signUpAdministrator(app);
      await writeMany(author.id, 'PUBLIC');
      const { id } = await fixtures.write(author.client, { name: 'Introuvable' });
      await stranger.client.succeed('POST', `/recipes/${String(id)}/favorite`);
      const item = { recipeId: id, date: DATE, slot: 'LUNCH', portions: 2 };
      const { id: itemId } = await stranger.client.succeed('POST', '/planning/items', item);
      expect((await stranger.client.get(`/planning/batch?date=${DATE}`)).body.recipes).toHaveLength(
        1,
      );

      await deleteAccount(author);
      expect(await recipesOf(author.id)).toBeGreaterThan(MANY - BATCH);
      const { client } = stranger;
      const path = `/recipes/${String(id)}`;
      expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 4045 } });
      expect(await client.post('/planning/items', item)).toMatchObject({ status: 404 });
      expect(await client.post(`${path}/favorite`)).toMatchObject({ status: 404 });
      for (const query of ['name=introuvable', 'tab=favoris', 'tab=publique&name=soupe']) {
        expect((await client.get(`/recipes?${query}`)).body).toEqual([]);
      }
      expect(await week(stranger)).toEqual([]);
      expect((await client.get(`/planning/shopping-list?date=${DATE}`)).body.lines).toEqual([]);
      expect((await client.get(`/planning/batch?date=${DATE}`)).body.recipes).toEqual([]);
      const itemPath = `/planning/items/${String(itemId)}`;
      for (const refused of [client.patch(itemPath, { portions: 3 }), client.delete(itemPath)]) {
        expect(await refused).toMatchObject({ status: 404, body: { code: 4053 } });
      }
      await app.client().signUp({ email: author.email });

      await runInBackground();
      expect(await recipesOf(author.id)).toBe(0);
      expect(await count(`planning_item where id = ${String(itemId)}`)).toBe(0);
    });

    it('DELETE /auth/me deletes favourites, and removes the author of corrections', async () => {
      const stranger = await signUpPerson(app);
      await writeMany(stranger.id, 'PUBLIC');
      const recipe = await fixtures.write(stranger.client);
      const person = await signUpPerson(app);
      await app.sql('insert into favourite select $1, id from recipe where author_id = $2', [
        person.id,
        stranger.id,
      ]);
      await app.sql(
        `insert into correction (step_id, author_id, by_author, replaced_ids, span_start, span_end,
                                 description, locale)
         select $1, $2, true, '{}', 0, 5, 'Mixer', 'fr' from generate_series(1, $3)`,
        [recipe.steps[0].id, person.id, MANY],
      );
      await deleteAccount(person);
      const favourites = `favourite where profile_id = ${String(person.id)}`;
      expect(await count(favourites)).toBe(MANY + 1 - BATCH);
      const corrections = `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
      const { body } = await stranger.client.get(corrections);
      expect(new Set(body.map(({ authorId }: any) => authorId))).toEqual(new Set([null]));
      await runInBackground();
      expect(await count(favourites)).toBe(0);
      expect(await count(`correction where author_id = ${String(person.id)}`)).toBe(0);
      expect(await count(`correction where step_id = ${String(recipe.steps[0].id)}`)).toBe(MANY);
    });

    it('transfers recipes to the administrator, and to the next one whose account is not deleted', async () => {
      const administrator = await signUpAdministrator(app);
      const author = await signUpMember(app, administrator);
      const successor = await signUpMember(app, administrator);
      await writeMany(author.id, 'PUBLIC', author.houseId);
      await writeMany(author.id, 'HOUSE', author.houseId);
      await deleteAccount(author);
      expect(await recipesOf(author.id)).toBe(2 * MANY - 2 * BATCH);
      await deleteAccount(administrator);
      await runInBackground();
      expect(await recipesOf(successor.id)).toBe(2 * MANY);
      const { body } = await successor.client.get('/recipes?tab=foyer&limit=1');
      expect(body[0]).toMatchObject({ authorId: successor.id });
    });
  });

  describe('of a recipe', () => {
    it('DELETE /recipes/:recipeId hides it at once from every house that has planned it', async () => {
      const author = await signUpAdministrator(app);
      const strangers = [await signUpAdministrator(app), await signUpAdministrator(app)];
      const { id } = await fixtures.write(author.client);
      for (const { houseId } of [author, ...strangers]) await planOften(houseId, id as number);
      expect(await week(author)).toHaveLength(1);

      await author.client.succeed('DELETE', `/recipes/${String(id)}`);
      const items = `planning_item where recipe_id = ${String(id)}`;
      expect(await count(items)).toBe(3 * MANY - BATCH);
      for (const person of [author, ...strangers]) {
        const path = `/recipes/${String(id)}`;
        expect(await person.client.get(path)).toMatchObject({ status: 404, body: { code: 4045 } });
        expect(await person.client.delete(path)).toMatchObject({ status: 404 });
        expect(await week(person)).toEqual([]);
      }
      await runInBackground();
      expect(await count(items)).toBe(0);

      await author.client.succeed('POST', `/recipes/${String(id)}/restore`);
      expect(await count(items)).toBe(BATCH);
      await runInBackground();
      expect(await count(items)).toBe(3 * MANY);
      expect(await count(`recipe_trash where recipe_id = ${String(id)}`)).toBe(0);

      await author.client.succeed('DELETE', `/recipes/${String(id)}?forever=true`);
      for (const person of [author, ...strangers]) expect(await week(person)).toEqual([]);
      await runInBackground();
      expect(await count(items)).toBe(0);
      expect(await count(`recipe where id = ${String(id)}`)).toBe(0);
    });

    it('PUT /recipes/:recipeId reads one row for each house that has planned it', async () => {
      const author = await signUpAdministrator(app);
      const stranger = await signUpAdministrator(app);
      const { id } = await fixtures.write(author.client);
      // For PostgreSQL, the table is nearly empty.
      await app.sql('vacuum (analyze) planning_item');
      for (const { houseId } of [author, stranger]) await planOften(houseId, id as number);
      await author.client.succeed('PUT', `/recipes/${String(id)}`, fixtures.recipe());
      const events = await app.sql<{ house_id: number }>(
        `select house_id from house_event where kind = 'recipe' and $1 = any (ids)
         and house_id = $2`,
        [id, stranger.houseId],
      );
      expect(events).toHaveLength(1);
      const read = await rowsRead("add_recipe_events('recipe', $1, '{PUBLIC}', $2, '{null}')", [
        [id],
        [author.id],
      ]);
      expect(read).toBeLessThanOrEqual(4);
    });
  });

  /** The rows of planning_item, and the entries of its index of recipes, that a function reads. */
  async function rowsRead(call: string, values: unknown[]): Promise<number> {
    const reads = ['planning_item', 'planning_item_recipe'].flatMap((name) =>
      ['returned', 'fetched'].map((kind) => `pg_stat_get_xact_tuples_${kind}('${name}'::regclass)`),
    );
    const [row] = await app.sql<{ read: number }>(
      `with before as materialized (select ${reads.join(' + ')} as read),
       work as materialized (select read, ${call} from before)
       select (${reads.join(' + ')} - read)::int as read from work`,
      values,
    );
    return row?.read ?? Number.NaN;
  }
});
