import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

describe('shared editing', () => {
  const app = useSharedApp();
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
    recipe = await fixtures.writeDetected(author.client, {
      visibility: 'HOUSE',
      steps: [{ description: 'Émincer les oignons.' }],
    });
  });

  const refused = { status: 403, body: { code: 4030 } };
  const path = () => `/recipes/${String(recipe.id)}`;
  const put = (overrides: object = {}, headers = {}) =>
    member.client.send<any>(
      'PUT',
      path(),
      fixtures.recipe({ visibility: 'HOUSE', name: 'Autre', ...overrides }),
      headers,
    );
  const allow = (sharedEditing = true) =>
    member.client.succeed('PATCH', '/house/current', { sharedEditing });

  it('is off, and any member turns it on and off', async () => {
    const before = (await author.client.get('/house/current')).body;
    expect(before.sharedEditing).toBe(false);
    expect(await put()).toMatchObject(refused);
    expect(await allow()).toEqual({ ...before, sharedEditing: true });
    await author.client.succeed('PATCH', '/house/current', { name: 'Les Lilas' });
    expect((await author.client.get('/house/current')).body).toMatchObject({
      name: 'Les Lilas',
      sharedEditing: true,
    });
    await allow(false);
    expect(await put()).toMatchObject(refused);
    const wrong = await member.client.patch('/house/current', { sharedEditing: 'yes' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 4000 } });
    const events = await app.sql(
      `select from house_event where house_id = $1 and kind = 'house' and profile_id is null`,
      [author.houseId],
    );
    expect(events.length).toBeGreaterThanOrEqual(3);
  });

  it('lets a member change a HOUSE recipe, whose author stays its author', async () => {
    await allow();
    const { status, body } = await put({ steps: [{ description: 'Râper les carottes.' }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Autre',
      authorId: author.id,
      visibility: 'HOUSE',
      authorHouseId: author.houseId,
      steps: [{ description: 'Râper les carottes.' }],
    });
    expect((await author.client.get(path())).body).toMatchObject({ name: 'Autre' });
  });

  it('lets a member correct a HOUSE recipe like its author', async () => {
    await allow();
    const step = `${path()}/steps/${String(recipe.steps[0].id)}/corrections`;
    await member.client.succeed('POST', step, { techStepId: null, start: 0, end: 7 });
    const rows = await app.sql('select by_author from correction where author_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ by_author: true }]);
  });

  it('honours If-Match', async () => {
    await allow();
    const etag = (await member.client.get(path())).headers.get('etag') ?? '';
    expect(await put({}, { 'if-match': etag })).toMatchObject({ status: 200 });
    expect(await put({}, { 'if-match': etag })).toMatchObject({
      status: 412,
      body: { code: 4120 },
    });
  });

  it('does not cover visibility and deletion', async () => {
    await allow();
    for (const visibility of ['PERSONAL', 'PUBLIC']) {
      expect(await put({ visibility })).toMatchObject(refused);
    }
    expect(await member.client.delete(path())).toMatchObject(refused);
  });

  it('does not cover recipes of other visibility, nor other houses', async () => {
    await allow();
    recipe = await fixtures.write(author.client, { visibility: 'PUBLIC' });
    expect(await put({ visibility: 'PUBLIC' })).toMatchObject(refused);
    member = await signUpAdministrator(app);
    await allow();
    expect(await put({ visibility: 'PUBLIC' })).toMatchObject(refused);
    recipe = await fixtures.write(author.client, { visibility: 'HOUSE' });
    expect(await put()).toMatchObject({ status: 404, body: { code: 4045 } });
  });
});
