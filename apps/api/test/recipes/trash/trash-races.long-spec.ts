import { Jobs } from '../../../src/jobs/jobs.service.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpWithSources,
} from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';

const DATE = '2026-07-08';
const ROUNDS = Array.from({ length: 5 }, (_, round) => round);

describe.each(ROUNDS)('a deletion beside other requests, round %i', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Member;
  let member: Member;
  let recipe: any;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    author = await signUpAdministrator(app);
    member = await signUpMember(app, author);
    recipe = await fixtures.write(author.client, { visibility: 'HOUSE' });
  });

  const path = (rest = '', { id } = recipe) => `/recipes/${String(id)}${rest}`;
  const remove = () => author.client.delete(path());
  const restore = ({ client } = author) => client.post(path('/restore'));
  const statuses = async (...requests: Promise<{ readonly status: number }>[]) =>
    (await Promise.all(requests)).map(({ status }) => status);
  const rows = (table: string, column = 'recipe_id') =>
    app.sql(`select from ${table} where ${column} = $1`, [recipe.id]);

  it('loses no item, favourite or rating', async () => {
    const item = { recipeId: recipe.id, date: DATE, slot: 'LUNCH', portions: 4 };
    const planned = await statuses(
      member.client.post('/planning/items', item),
      remove(),
      member.client.post('/planning/items', item),
      member.client.post(path('/favorite')),
      member.client.put(path('/rating'), { stars: 3 }),
    );
    const done = (index: number) => (planned[index] ?? 500) < 300;
    expect(planned.filter((status) => status >= 500)).toEqual([]);
    expect((await restore()).status).toBe(200);
    expect(await rows('planning_item')).toHaveLength(Number(done(0)) + Number(done(2)));
    expect(await rows('favourite')).toHaveLength(Number(done(3)));
    expect(await rows('recipe_rating')).toHaveLength(Number(done(4)));
    expect(await rows('trashed_row')).toEqual([]);
  });

  it('keeps the update that was answered', async () => {
    const body = fixtures.recipe({ visibility: 'HOUSE', name: 'Nouveau' });
    const [, updated] = await statuses(remove(), author.client.put(path(), body));
    const restored = await restore();
    expect(restored.body.name).toBe(updated === 200 ? 'Nouveau' : recipe.name);
    const versions = await author.client.get(path('/versions'));
    expect(versions.body).toHaveLength(updated === 200 ? 1 : 0);
  });

  it('happens once, as does its restoration', async () => {
    const removed = await statuses(remove(), remove(), remove());
    expect(removed.sort()).toEqual([204, 404, 404]);
    const restored = await statuses(restore(), restore(), restore());
    expect(restored.sort()).toEqual([200, 404, 404]);
    await remove();
    const forever = () => author.client.delete(path('?forever=true'));
    const ended = await statuses(restore(), forever());
    expect(ended[1]).toBe(204);
    await app.app.get(Jobs).wake('deletion');
    expect(await rows('recipe', 'id')).toEqual([]);
  });

  it('leaves one recipe of a page', async () => {
    const importer = await signUpWithSources(app);
    const page = Buffer.from('https://soup.example/race').toString('base64url');
    const load = () =>
      importer.client.post(`/sources/web/import/${page}`, fixtures.recipe({ visibility: 'HOUSE' }));
    recipe = (await load()).body;
    await importer.client.succeed('DELETE', path());
    const outcomes = await statuses(load(), restore(importer), load());
    expect(outcomes.filter((status) => status < 300)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 409)).toHaveLength(2);
  });

  it('leaves nothing of a deleted account', async () => {
    const { client, password } = member;
    recipe = await fixtures.write(client, { visibility: 'PERSONAL' });
    await client.succeed('DELETE', path());
    const [ended] = await statuses(client.delete('/auth/me', { password }), restore(member));
    expect(ended).toBe(204);
    await app.app.get(Jobs).wake('deletion');
    for (const [table, column] of [['recipe', 'id'], ['recipe_trash'], ['trashed_row']] as const) {
      expect([table, await rows(table, column)]).toEqual([table, []]);
    }
  });
});
