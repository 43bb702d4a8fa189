import { Jobs } from '../../../src/jobs/jobs.service.js';
import { holdLock } from '../../support/database/table-lock.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';

const DATE = '2026-07-08';

describe('the HOUSE recipes of an author who leaves the house', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let administrator: Member;
  let author: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
    author = await signUpMember(app, administrator);
  });

  const hidden = { status: 404, body: { code: 4045 } };
  const path = ({ id }: any) => `/recipes/${String(id)}`;
  const write = (overrides: object = {}) =>
    fixtures.writeDetected(author.client, { visibility: 'HOUSE', name: 'Soupe', ...overrides });
  const own = async ({ client }: Member) =>
    (await client.get('/recipes?tab=perso&limit=100')).body as any[];
  const leave = ({ client }: Member = author) => client.succeed('POST', '/house/leave');
  const joinAgain = ({ client }: Member) =>
    client.succeed('POST', '/house/join', { invitationCode: administrator.invitationCode });
  const runInBackground = () => app.app.get(Jobs).wake('deletion');
  const departures = () =>
    app.sql('select from departed_author where profile_id = $1', [author.id]);

  it.each<[string, () => Promise<unknown>]>([
    ['leaves', () => leave()],
    [
      'is removed',
      () => administrator.client.succeed('DELETE', `/house/members/${String(author.id)}`),
    ],
  ])('pass to the administrator when the author %s', async (_, end) => {
    const recipe = await write();
    const step = `${path(recipe)}/steps/${String(recipe.steps[0].id)}/corrections`;
    await administrator.client.succeed('POST', step, { techStepId: null, start: 0, end: 8 });
    await administrator.client.succeed('POST', `${path(recipe)}/favorite`);
    await author.client.succeed('PUT', `${path(recipe)}/rating`, { stars: 4 });
    await administrator.client.succeed('POST', '/planning/items', {
      recipeId: recipe.id,
      date: DATE,
      slot: 'LUNCH',
      portions: 4,
    });
    await end();
    expect((await administrator.client.get(path(recipe))).body).toMatchObject({
      id: recipe.id,
      authorId: administrator.id,
      authorHouseId: administrator.houseId,
      visibility: 'HOUSE',
      favourite: true,
      steps: [{ corrected: true }],
    });
    const week = (await administrator.client.get(`/planning?date=${DATE}`)).body;
    expect(week.days[2].slots[1].items).toMatchObject([
      { recipe: { id: recipe.id, frozen: false } },
    ]);
    const content = fixtures.recipe({ visibility: 'HOUSE', name: 'À nous' });
    await administrator.client.succeed('PUT', path(recipe), content);
    expect(await author.client.get(path(recipe))).toMatchObject(hidden);
    expect(await author.client.put(path(recipe), content)).toMatchObject(hidden);
    expect(await author.client.delete(path(recipe))).toMatchObject(hidden);
    expect(await departures()).toEqual([]);
  });

  it('leave the author a PERSONAL copy', async () => {
    const recipe = await write();
    const personal = await write({ visibility: 'PERSONAL', name: 'Secret' });
    await leave();
    const [copy, kept, ...others] = await own(author);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: personal.id, authorId: author.id });
    expect(copy).toMatchObject({ name: 'Soupe', visibility: 'PERSONAL', authorHouseId: null });
    const detail = (await author.client.get(path(copy))).body;
    expect(detail.copiedFromId).toBeNull();
    expect(detail.steps).toMatchObject([{ description: recipe.steps[0].description }]);
    await joinAgain(author);
    expect((await author.client.get(path(copy))).body.copiedFromId).toBe(recipe.id);
  });

  it('pass to the new administrator when the administrator leaves', async () => {
    const recipe = await fixtures.write(administrator.client, { visibility: 'HOUSE' });
    await leave(administrator);
    expect((await author.client.get(path(recipe))).body).toMatchObject({ authorId: author.id });
  });

  it('are no longer the author’s at once when they are many, and all pass in the background', async () => {
    const recipes: any[] = [];
    for (let number = 0; number < 45; number++)
      recipes.push(await fixtures.write(author.client, { visibility: 'HOUSE', name: 'Soupe' }));
    const last = recipes.at(-1);
    const background = await holdLock(
      app,
      "select pg_advisory_xact_lock('deleted_profile'::regclass::int)",
    );
    await leave();
    expect(await departures()).toHaveLength(1);
    const content = fixtures.recipe({ visibility: 'PERSONAL' });
    expect(await author.client.get(path(last))).toMatchObject(hidden);
    expect(await author.client.put(path(last), content)).toMatchObject(hidden);
    const ids = new Set(recipes.map(({ id }) => id));
    const listed = [
      ...(await own(author)),
      ...(await author.client.get('/recipes?limit=100')).body,
    ];
    expect(listed.filter(({ id }) => ids.has(id))).toEqual([]);
    await background.end();
    await runInBackground();
    const passed = (await own(administrator)).filter(({ id }) => ids.has(id));
    expect(passed).toHaveLength(45);
    expect(await own(author)).toHaveLength(45);
    expect(await departures()).toEqual([]);
  });

  it('stay with a house that has no members, for the author who takes it up again', async () => {
    const recipe = await write();
    await leave(administrator);
    await leave(author);
    expect((await author.client.get(path(recipe))).body).toMatchObject({ authorHouseId: null });
    await joinAgain(author);
    expect((await author.client.get(path(recipe))).body).toMatchObject({
      authorId: author.id,
      authorHouseId: author.houseId,
    });
    expect(await departures()).toEqual([]);
  });

  it('pass to the one who takes up the house', async () => {
    const recipe = await write();
    await leave(administrator);
    await leave(author);
    await joinAgain(administrator);
    await runInBackground();
    expect((await administrator.client.get(path(recipe))).body).toMatchObject({
      authorId: administrator.id,
      authorHouseId: administrator.houseId,
    });
    expect(await author.client.get(path(recipe))).toMatchObject(hidden);
    expect(await own(author)).toMatchObject([{ name: 'Soupe', visibility: 'PERSONAL' }]);
  });

  it('pass without copies when the account is deleted', async () => {
    const recipe = await write();
    await author.client.succeed('DELETE', '/auth/me', { password: author.password });
    const stranger = await signUpPerson(app);
    expect((await administrator.client.get(path(recipe))).body.authorId).toBe(administrator.id);
    expect((await stranger.client.get(path(recipe))).status).toBe(404);
    expect(await app.sql('select from recipe where copied_from_id = $1', [recipe.id])).toEqual([]);
  });

  it('go to the next house of the author, once the house is gone', async () => {
    const recipe = await write();
    await administrator.client.succeed('DELETE', '/house/current');
    await author.client.succeed('POST', '/house', { name: 'Les Lilas' });
    const house = (await author.client.get('/house/current')).body;
    const content = fixtures.recipe({ visibility: 'HOUSE' });
    const updated = await author.client.succeed('PUT', path(recipe), content);
    expect(updated).toMatchObject({ visibility: 'HOUSE', authorHouseId: house.id });
  });
});
