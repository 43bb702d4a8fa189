import { TRASHED_TABLES } from '../../../src/deletion/trash/trashed-rows.repository.js';
import { ExpiredRowsRepository } from '../../../src/deletion/expired-rows.repository.js';
import { Jobs } from '../../../src/jobs/jobs.service.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  signUpWithSources,
} from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import { picture } from '../photos/picture.js';

const DATE = '2026-07-08';
const unknown = { status: 404, body: { code: 4045 } };

describe('the trash', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Member;
  let administrator: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
    author = await signUpMember(app, administrator);
  });

  const path = ({ id }: any, rest = '') => `/recipes/${String(id)}${rest}`;
  const write = (overrides: object = {}) =>
    fixtures.write(author.client, { visibility: 'HOUSE', ...overrides });
  const trashOf = async ({ client }: Pick<Member, 'client'>) =>
    (await client.get('/recipes/trash')).body as any[];
  const idsOf = (recipes: any[]) => recipes.map(({ id }) => id as number);
  const remove = (recipe: any, { client } = author) => client.succeed('DELETE', path(recipe));
  const restore = (recipe: any, { client } = author) => client.post(path(recipe, '/restore'));
  const plan = (recipe: any, { client } = author, fields: object = {}) =>
    client.succeed('POST', '/planning/items', {
      ...{ recipeId: recipe.id, date: DATE, slot: 'LUNCH', portions: 4 },
      ...fields,
    });
  const itemsOf = async ({ client }: Member) =>
    (await client.get(`/planning?date=${DATE}`)).body.days.flatMap(({ slots }: any) =>
      slots.flatMap(({ items }: any) => items),
    ) as any[];
  const inBackground = () => app.app.get(Jobs).wake('deletion');
  const rowsOf = (table: string, column: string, { id }: any) =>
    app.sql(`select from ${table} where ${column} = $1`, [id]);

  it('lists summaries, last deleted first, to the author and the administrators', async () => {
    const member = await signUpMember(app, administrator);
    const [house, personal] = [await write(), await write({ visibility: 'PERSONAL' })];
    await remove(house);
    await remove(personal);
    const [last, first] = await trashOf(author);
    const { steps, ingredients, locale, ...summary } = house;
    for (const key of Object.keys(first).filter((key) => !key.startsWith('deleted'))) {
      expect([key, first[key]]).toEqual([key, summary[key]]);
    }
    expect(last).toMatchObject({ id: personal.id, visibility: 'PERSONAL', authorId: author.id });
    expect(Date.parse(first.deletedUntil) - Date.parse(first.deletedAt)).toBe(30 * 86_400_000);
    expect(idsOf(await trashOf(administrator))).toEqual([house.id]);
    expect(await trashOf(member)).toEqual([]);
    const page = await author.client.get('/recipes/trash?limit=1');
    expect(idsOf(page.body)).toEqual([personal.id]);
    const next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await author.client.get(next);
    expect(idsOf(rest.body)).toEqual([house.id]);
    expect(rest.headers.get('link')).toBeNull();
    expect(await author.client.get('/recipes/trash?cursor=1-x')).toMatchObject({ status: 400 });
  });

  it('is opened by who sees it, and emptied by the author alone', async () => {
    const member = await signUpMember(app, administrator);
    const recipe = await write();
    expect(await restore(recipe)).toMatchObject(unknown);
    await remove(recipe);
    expect(await author.client.delete(path(recipe))).toMatchObject(unknown);
    for (const { client } of [member, administrator])
      expect(await client.delete(path(recipe, '?forever=true'))).toMatchObject(unknown);
    expect(await restore(recipe, member)).toMatchObject(unknown);
    expect(await restore(recipe, administrator)).toMatchObject({ status: 200, body: recipe });
    expect(await administrator.client.delete(path(recipe, '?forever=true'))).toMatchObject({
      status: 403,
      body: { code: 4030 },
    });
    await remove(recipe);
    await author.client.succeed('DELETE', path(recipe, '?forever=true'));
    expect(await restore(recipe)).toMatchObject(unknown);
    expect(await rowsOf('recipe', 'id', recipe)).toEqual([]);
    const living = await write();
    await author.client.succeed('DELETE', path(living, '?forever=true'));
    expect(await rowsOf('recipe', 'id', living)).toEqual([]);
    expect(await trashOf(author)).toEqual([]);
  });

  it('has the rows of every table that refers to a recipe, or they stay with the recipe', async () => {
    const STAYING = [
      ...['recipe_line', 'recipe_part', 'recipe_text', 'recipe_version', 'recipe_share'],
      ...['step', 'step_technique'],
    ];
    const OF_TRASH = ['recipe_trash', 'trashed_row'];
    const tables = await app.sql<{ name: string }>(`
      with recursive referring as (
        select 'recipe'::regclass::oid as id
        union select conrelid from pg_constraint join referring on confrelid = id
        where contype = 'f' and confdeltype in ('c', 'n')
      )
      select id::regclass::text as name from referring where id <> 'recipe'::regclass`);
    expect(tables.map(({ name }) => name).sort()).toEqual(
      [...TRASHED_TABLES, ...STAYING, ...OF_TRASH].sort(),
    );
  });

  it('gives back what others have made of a recipe', async () => {
    const recipe = await fixtures.writeDetected(author.client, { visibility: 'HOUSE' });
    const { id: dependantId } = await author.client.succeed('POST', '/house/current/dependants', {
      firstName: 'Emma',
    });
    const eaters = [{ profileId: administrator.id }, { dependantId }];
    await plan(recipe, administrator, { eaters, note: 'doux' });
    const { cookings } = await author.client.succeed('POST', '/planning/items/batch', {
      cookings: [{ recipeId: recipe.id, date: DATE, portions: 4 }],
      items: [{ cooking: 0, date: '2026-07-09', slot: 'DINNER', portions: 2 }],
    });
    await author.client.succeed('POST', '/planning/menus', { name: 'Été', date: DATE });
    await author.client.succeed('POST', '/planning/routines', {
      ...{ recipeId: recipe.id, slot: 'DINNER', weekdays: ['MONDAY'], portions: 2 },
    });
    await administrator.client.succeed('POST', path(recipe, '/favorite'));
    await administrator.client.succeed('PUT', path(recipe, '/rating'), { stars: 4 });
    await administrator.client.succeed('POST', path(recipe, '/cooked'), { date: DATE });
    const step = path(recipe, `/steps/${String(recipe.steps[0].id)}/corrections`);
    await administrator.client.succeed('POST', step, { techStepId: null, start: 0, end: 8 });
    const photo = await picture(900, 600).jpeg().toBuffer();
    expect((await author.client.putPhoto(recipe.id, photo)).status).toBe(200);
    const { url } = await author.client.succeed('POST', path(recipe, '/share'));
    const routes = [
      ...[path(recipe), `/planning?date=${DATE}`, '/planning/menus', '/planning/routines'],
      ...['/recipes?tab=favoris', '/house/current/stock', `/planning/batch?date=${DATE}`, step],
    ];
    const seen = async () =>
      Promise.all(
        routes.map(async (route) => (await administrator.client.get(route)).body as unknown),
      );
    const before = await seen();
    await remove(recipe);
    await app.app.get(Jobs).wake('photos');
    const shared = () => app.client().get(new URL(url).pathname);
    expect((await shared()).status).toBe(404);
    expect(await itemsOf(administrator)).toEqual([]);
    for (const table of TRASHED_TABLES.filter((name) => name !== 'imported_content')) {
      const rows = await app.sql(
        'select from trashed_row where recipe_id = $1 and table_name = $2',
        [recipe.id, table],
      );
      expect([table, rows.length > 0]).toEqual([table, true]);
    }
    expect((await restore(recipe)).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect((await shared()).status).toBe(200);
    expect(await rowsOf('trashed_row', 'recipe_id', recipe)).toEqual([]);
    expect(await rowsOf('recipe_trash', 'recipe_id', recipe)).toEqual([]);
    expect(cookings).toHaveLength(1);
  });

  it('keeps what no longer fits: of people and houses that are gone, and what a quota refuses', async () => {
    const reader = await signUpAdministrator(app);
    const guest = await signUpPerson(app);
    const recipe = await write({ visibility: 'PUBLIC' });
    await plan(recipe, reader);
    await plan(recipe, administrator);
    await guest.client.succeed('POST', path(recipe, '/favorite'));
    await remove(recipe);
    await reader.client.succeed('DELETE', '/house/current');
    await guest.client.succeed('DELETE', '/auth/me', { password: guest.password });
    await app.sql(
      `insert into planning_item (house_id, date, slot, portions, text)
       select $1, $2, 'LUNCH', 1, 'restaurant' from generate_series(1, 300)`,
      [administrator.houseId, DATE],
    );
    expect((await restore(recipe)).status).toBe(200);
    expect(await rowsOf('planning_item', 'recipe_id', recipe)).toEqual([]);
    expect(await rowsOf('favourite', 'recipe_id', recipe)).toEqual([]);
    expect(await rowsOf('trashed_row', 'recipe_id', recipe)).toEqual([]);
  });

  it('frees an imported page, and keeps the recipe when the house has the page again', async () => {
    const { client } = await signUpWithSources(app);
    const page = Buffer.from('https://soup.example/1').toString('base64url');
    const load = () =>
      client.succeed(
        'POST',
        `/sources/web/import/${page}`,
        fixtures.recipe({ visibility: 'HOUSE' }),
      );
    const first = await load();
    await client.succeed('DELETE', path(first));
    const second = await load();
    expect(await client.post(path(first, '/restore'))).toMatchObject({
      status: 409,
      body: { code: 4022 },
    });
    expect(idsOf((await client.get('/recipes/trash')).body)).toEqual([first.id]);
    await client.succeed('DELETE', path(second));
    expect((await client.post(path(first, '/restore'))).body).toEqual(first);
  });

  it('follows the house: to the administrator, with a copy in the trash of who has left', async () => {
    const [house, personal] = [await write(), await write({ visibility: 'PERSONAL' })];
    await plan(personal);
    await remove(house);
    await remove(personal);
    await author.client.succeed('POST', '/house/leave');
    expect(await trashOf(administrator)).toMatchObject([
      { id: house.id, authorId: administrator.id },
    ]);
    const [first, copy, ...others] = await trashOf(author);
    expect(others).toEqual([]);
    expect(first.id).toBe(personal.id);
    expect(copy).toMatchObject({ name: house.name, visibility: 'PERSONAL', authorId: author.id });
    expect(await restore(house)).toMatchObject(unknown);
    expect((await restore(copy)).body).toMatchObject({ visibility: 'PERSONAL' });
    expect((await restore(house, administrator)).body).toMatchObject({ visibility: 'HOUSE' });
    expect((await restore(personal)).status).toBe(200);
    expect(await itemsOf(administrator)).toMatchObject([
      { recipe: { frozen: true, name: personal.name } },
    ]);
  });

  it('stays with the author when the house is deleted', async () => {
    const recipe = await write();
    await remove(recipe);
    await administrator.client.succeed('DELETE', '/house/current');
    expect(await trashOf(author)).toMatchObject([{ id: recipe.id, authorHouseId: null }]);
    expect((await restore(recipe)).body).toMatchObject({
      visibility: 'HOUSE',
      authorHouseId: null,
    });
  });

  it('is emptied with the account, and after 30 days', async () => {
    const [house, old] = [await write(), await fixtures.write(administrator.client)];
    await remove(house);
    await remove(old, administrator);
    await author.client.succeed('DELETE', '/auth/me', { password: author.password });
    expect(idsOf(await trashOf(administrator))).toEqual([old.id]);
    await app.sql(`update recipe_trash set deleted_at = now() - interval '30 days'`);
    expect(await trashOf(administrator)).toEqual([]);
    expect(await restore(old, administrator)).toMatchObject(unknown);
    await app.app.get(ExpiredRowsRepository).deleteAll();
    await inBackground();
    for (const recipe of [house, old]) expect(await rowsOf('recipe', 'id', recipe)).toEqual([]);
  });

  it('counts in the bytes of its author, not in the number of recipes', async () => {
    const recipe = await write();
    const usage = async () =>
      (
        await app.sql<{ bytes: number }>(
          'select sum(bytes)::float8 as bytes from recipe_trash where author_id = $1',
          [author.id],
        )
      )[0]?.bytes ?? 0;
    await author.client.succeed('POST', path(recipe, '/favorite'));
    await remove(recipe);
    const smallest = JSON.stringify(fixtures.recipe()).length;
    expect(await usage()).toBeGreaterThan(smallest);
    await restore(recipe);
    expect(await usage()).toBe(0);
  });
});
