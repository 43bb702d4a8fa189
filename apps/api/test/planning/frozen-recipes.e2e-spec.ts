import { Jobs } from '../../src/jobs/jobs.service.js';
import { collectEvents, openEvents, type OpenStream } from '../support/event-stream.js';
import { holdLock } from '../support/database/table-lock.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';

const DATE = '2026-07-08';
const BEFORE = { name: 'Soupe', description: 'Émincer 2 oignons, puis faire cuire 20 minutes.' };
const AFTER = { name: 'Secret', description: 'Battre 3 œufs pendant 5 minutes.' };

/** The copy that a house keeps of a recipe that it has planned and may no longer read. */
describe('a planned recipe', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Member;
  let stranger: Member;
  let recipe: any;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  const contentOf = ({ name, description }: typeof BEFORE) => ({
    name,
    ingredients: [fixtures.line(name === BEFORE.name ? 'onion' : 'egg', 2)],
    steps: [{ description }],
  });

  /** Writes a recipe that members have planned. */
  async function givenPlanned(visibility: string, ...planners: Member[]): Promise<void> {
    recipe = await fixtures.writeDetected(author.client, { visibility, ...contentOf(BEFORE) });
    for (const { client } of planners) await plan(client);
  }

  const plan = (client: Member['client']) => {
    const item = { recipeId: recipe.id, date: DATE, slot: 'LUNCH', portions: 4 };
    return client.succeed('POST', '/planning/items', item);
  };
  const path = () => `/recipes/${String(recipe.id)}`;
  const update = (content: typeof BEFORE, visibility: string) =>
    author.client.succeed('PUT', path(), fixtures.recipe({ visibility, ...contentOf(content) }));

  /** The copies that plans keep of the recipe. */
  const copies = () =>
    app.sql<{ id: number }>(
      'select id from recipe where copied_from_id = $1 and author_id is null',
      [recipe.id],
    );
  const runInBackground = () => app.app.get(Jobs).wake('deletion');

  /** Everything that the house of a member sees of its planned recipe. */
  async function seenBy({ client }: Member) {
    const get = async (route: string) => (await client.get(`/planning${route}?date=${DATE}`)).body;
    const [week, list, session] = [await get(''), await get('/shopping-list'), await get('/batch')];
    const timed = (await client.get(`/planning/batch?date=${DATE}&cooks=1`)).body;
    const { id, frozen, ...summary } = week.days[2].slots[1].items[0].recipe;
    const seen = {
      summary,
      frozen: frozen as boolean,
      lines: list.lines,
      text: (await client.get(`/planning/shopping-list?date=${DATE}`, { accept: 'text/plain' }))
        .body,
      session,
      tasks: timed.tasks,
      /** The error of GET /recipes/:recipeId. */
      code: (await client.get(`/recipes/${String(id)}`)).body.code,
    };
    return withoutIds(seen);
  }

  /** Everything by which a copy differs from the recipe, although it says the same. */
  function withoutIds<Seen>(seen: Seen): Seen {
    const ids = /^(id|recipeIds?|stepIds?|authorId|createdAt|updatedAt)$/;
    return JSON.parse(JSON.stringify(seen, (key, value) => (ids.test(key) ? 'id' : value)));
  }

  /** What the house sees of its copy. */
  const frozen = (before: Awaited<ReturnType<typeof seenBy>>) => ({
    ...before,
    summary: {
      ...before.summary,
      authorFirstName: null,
      authorHouseId: null,
      visibility: 'PERSONAL',
    },
    frozen: true,
    code: 4045,
  });

  const plannedRecipe = async ({ client }: Member) =>
    (await client.get(`/planning?date=${DATE}`)).body.days[2].slots[1].items[0].recipe;

  describe('of another house', () => {
    beforeEach(async () => {
      author = await signUpAdministrator(app);
      stranger = await signUpAdministrator(app);
      await givenPlanned('PUBLIC', stranger);
    });

    it.each(['PERSONAL', 'HOUSE'])('stays as it was when it becomes %s and changes', async (to) => {
      const before = await seenBy(stranger);
      expect(before.frozen).toBe(false);
      await update(AFTER, to);
      expect(await seenBy(stranger)).toEqual(frozen(before));
      await update({ ...AFTER, name: 'Autre' }, to);
      expect(await seenBy(stranger)).toEqual(frozen(before));
    });

    it('stays as it was when it changes after it was hidden', async () => {
      const before = await seenBy(stranger);
      await update(BEFORE, 'PERSONAL');
      await update(AFTER, 'PERSONAL');
      expect(await seenBy(stranger)).toEqual(frozen(before));
    });

    it('does not show later corrections and their reset', async () => {
      await update(BEFORE, 'PERSONAL');
      const before = await seenBy(stranger);
      const [step] = (await author.client.get(path())).body.steps;
      const corrections = `${path()}/steps/${String(step.id)}/corrections`;
      const correction = { techStepId: null, start: 0, end: 7 };
      await author.client.succeed('POST', corrections, correction);
      expect(await seenBy(stranger)).toEqual(before);
      await author.client.succeed('DELETE', corrections);
      expect(await seenBy(stranger)).toEqual(before);
    });

    it('has an id of its own, no author and no photo', async () => {
      await update(BEFORE, 'PERSONAL');
      const [{ id }] = (await copies()) as [{ id: number }];
      expect(await plannedRecipe(stranger)).toMatchObject({
        ...{ id, authorId: null, authorFirstName: null, photo: null, frozen: true },
      });
      const lines = (await stranger.client.get(`/planning/shopping-list?date=${DATE}`)).body.lines;
      expect(lines).toMatchObject([{ recipeIds: [id] }]);
      const session = (await stranger.client.get(`/planning/batch?date=${DATE}`)).body;
      expect(session.recipes).toMatchObject([{ id }]);
    });

    it('stays a copy when the house may read the recipe again, which it can plan anew', async () => {
      const before = await seenBy(stranger);
      await update(AFTER, 'PERSONAL');
      await update(AFTER, 'PUBLIC');
      expect(await seenBy(stranger)).toEqual(frozen(before));
      const item = await plan(stranger.client);
      expect(item.recipe).toMatchObject({ id: recipe.id, name: 'Secret', frozen: false });
    });

    it('cannot be planned by its id, but is copied with its week', async () => {
      await update(AFTER, 'PERSONAL');
      const { id: recipeId } = await plannedRecipe(stranger);
      const item = { recipeId, date: DATE, slot: 'LUNCH', portions: 4 };
      for (const route of ['items', 'cookings']) {
        const response = await stranger.client.post(`/planning/${route}`, item);
        expect(response).toMatchObject({ status: 404, body: { code: 4045 } });
      }
      const copied = await stranger.client.post('/planning/copy', { from: DATE, to: '2026-07-15' });
      expect(copied.body.items).toMatchObject([{ recipe: { id: recipeId, frozen: true } }]);
    });

    it('stands in no list, not even that of its author', async () => {
      await update(BEFORE, 'PERSONAL');
      for (const { client } of [author, stranger]) {
        const listed = (await client.get('/recipes?limit=100')).body.map(({ id }: any) => id);
        expect(listed).not.toContain((await plannedRecipe(stranger)).id);
      }
      const recipes = await author.client.get('/recipes?tab=perso');
      expect(recipes.body).toMatchObject([{ id: recipe.id }]);
    });

    it('is kept in the menus of the house, too', async () => {
      await stranger.client.succeed('POST', '/planning/menus', { name: 'Été', date: DATE });
      await update(AFTER, 'PERSONAL');
      const [item] = (await app.sql<{ id: number }>(
        'select id from planning_item where house_id = $1',
        [stranger.houseId],
      )) as [{ id: number }];
      await stranger.client.succeed('DELETE', `/planning/items/${String(item.id)}`);
      await runInBackground();
      const [menu] = (await stranger.client.get('/planning/menus')).body;
      expect(menu.items).toMatchObject([{ recipe: { name: 'Soupe', frozen: true } }]);
      const applied = await stranger.client.post(`/planning/menus/${String(menu.id)}/apply`, {
        date: DATE,
      });
      expect(applied.body.items).toMatchObject([{ recipe: menu.items[0].recipe }]);
    });

    it('is a part of the item that PATCH returns', async () => {
      await update(AFTER, 'PERSONAL');
      const { body } = await stranger.client.get(`/planning?date=${DATE}`);
      const [item] = body.days[2].slots[1].items;
      const path = `/planning/items/${String(item.id)}`;
      expect((await stranger.client.patch(path, { portions: 8 })).body.recipe).toEqual(item.recipe);
    });

    it('is forgotten with its last item', async () => {
      await plan(stranger.client);
      await update(AFTER, 'PERSONAL');
      const items = await app.sql<{ id: number }>(
        'select id from planning_item where house_id = $1',
        [stranger.houseId],
      );
      await runInBackground();
      expect(await copies()).toHaveLength(1);
      await Promise.all(
        items.map(({ id }) => stranger.client.delete(`/planning/items/${String(id)}`)),
      );
      await runInBackground();
      expect(await copies()).toEqual([]);
    });

    it('stays in the plan when its author deletes the recipe', async () => {
      const before = await seenBy(stranger);
      await update(AFTER, 'PERSONAL');
      await author.client.succeed('DELETE', path());
      expect(await seenBy(stranger)).toEqual(frozen(before));
    });

    it('has one copy for all houses', async () => {
      const other = await signUpAdministrator(app);
      await plan(other.client);
      const before = [await seenBy(stranger), await seenBy(other)] as const;
      await update(AFTER, 'PERSONAL');
      expect(await seenBy(stranger)).toEqual(frozen(before[0]));
      expect(await seenBy(other)).toEqual(frozen(before[1]));
      expect(await copies()).toHaveLength(1);
      await stranger.client.succeed('DELETE', '/house/current');
      expect(await seenBy(other)).toEqual(frozen(before[1]));
    });
  });

  describe('of a member', () => {
    let member: Member;
    beforeEach(async () => {
      stranger = await signUpAdministrator(app);
      author = member = await signUpMember(app, stranger);
    });

    const LEAVE: [string, () => Promise<unknown>][] = [
      ['leaves', () => member.client.succeed('POST', '/house/leave')],
      [
        'is removed',
        () => stranger.client.succeed('DELETE', `/house/members/${String(member.id)}`),
      ],
    ];

    it.each(LEAVE)('stays as it was when its author %s and changes it', async (_, leave) => {
      await givenPlanned('PERSONAL', member);
      const before = await seenBy(stranger);
      await leave();
      expect(await seenBy(stranger)).toEqual(frozen(before));
      await update(AFTER, 'PERSONAL');
      expect(await seenBy(stranger)).toEqual(frozen(before));
    });

    it('stays as it is when it is PUBLIC', async () => {
      await givenPlanned('PUBLIC', member);
      await member.client.succeed('POST', '/house/leave');
      await update(AFTER, 'PUBLIC');
      expect(await seenBy(stranger)).toMatchObject({ frozen: false, summary: { name: 'Secret' } });
    });

    it('stays with the house when it is HOUSE, and changes with the administrator', async () => {
      await givenPlanned('HOUSE', member);
      const before = await seenBy(stranger);
      await member.client.succeed('POST', '/house/leave');
      const { authorId, authorFirstName } = (await stranger.client.get(path())).body;
      expect(authorId).toBe(stranger.id);
      expect(await seenBy(stranger)).toEqual({
        ...before,
        summary: { ...before.summary, authorFirstName },
      });
      author = stranger;
      await update(AFTER, 'HOUSE');
      expect(await seenBy(stranger)).toMatchObject({ frozen: false, summary: { name: 'Secret' } });
    });

    it('is frozen when its author has moved it from a house without members', async () => {
      await givenPlanned('HOUSE', member);
      await stranger.client.succeed('POST', '/house/leave');
      const before = await seenBy(member);
      await member.client.succeed('POST', '/house/leave');
      await member.client.succeed('POST', '/house', { name: 'Les Lilas' });
      await update(AFTER, 'HOUSE');
      const { invitationCode } = stranger;
      await stranger.client.succeed('POST', '/house/join', { invitationCode });
      const seen = await seenBy(stranger);
      expect(seen).toMatchObject({ frozen: true, lines: before.lines, code: 4045 });
    });

    it('stays as it was for its house when its author hides it', async () => {
      await givenPlanned('HOUSE', member);
      const before = await seenBy(stranger);
      await update(AFTER, 'PERSONAL');
      expect(await seenBy(stranger)).toEqual(frozen(before));
    });

    it('is shown as it is when its author planned it as PERSONAL', async () => {
      await givenPlanned('PERSONAL', member);
      await update(AFTER, 'PERSONAL');
      expect(await seenBy(stranger)).toMatchObject({ frozen: false, summary: { name: 'Secret' } });
    });

    it('stays a copy when its author returns, who can plan the recipe anew', async () => {
      await givenPlanned('PERSONAL', member);
      await member.client.succeed('POST', '/house/leave');
      await update(AFTER, 'PERSONAL');
      const { invitationCode } = stranger;
      await member.client.succeed('POST', '/house/join', { invitationCode });
      expect(await seenBy(stranger)).toMatchObject({ frozen: true, summary: { name: 'Soupe' } });
      expect((await plan(member.client)).recipe).toMatchObject({ name: 'Secret', frozen: false });
      expect(await seenBy(stranger)).toMatchObject({ frozen: true, summary: { name: 'Soupe' } });
    });

    it('stays as it was when its author deletes the account', async () => {
      await givenPlanned('PERSONAL', member);
      const before = await seenBy(stranger);
      await member.client.succeed('DELETE', '/auth/me', { password: member.password });
      expect(await seenBy(stranger)).toEqual(frozen(before));
      expect(await app.sql('select from recipe where author_id = $1', [member.id])).toEqual([]);
    });

    it('is copied in the background when a member who leaves has planned many', async () => {
      const recipes: any[] = [];
      for (let number = 0; number < 45; number++) {
        recipes.push(await fixtures.write(member.client, { visibility: 'PERSONAL', name: 'Riz' }));
      }
      const items = recipes.map(({ id }) => ({
        ...{ recipeId: id, date: DATE, slot: 'LUNCH', portions: 1 },
      }));
      await member.client.succeed('POST', '/planning/items/batch', { items });
      const background = await holdLock(
        app,
        "select pg_advisory_xact_lock('deleted_profile'::regclass::int)",
      );
      await member.client.succeed('POST', '/house/leave');
      const last = recipes.at(-1);
      const content = fixtures.recipe({ visibility: 'PERSONAL', name: 'Secret' });
      await member.client.succeed('PUT', `/recipes/${String(last.id)}`, content);
      await background.end();
      await runInBackground();
      const week = (await stranger.client.get(`/planning?date=${DATE}`)).body;
      const planned = week.days[2].slots[1].items.map(({ recipe: { name, frozen } }: any) => ({
        name,
        frozen,
      }));
      expect(planned).toEqual(recipes.map(() => ({ name: 'Riz', frozen: true })));
    });
  });

  describe('sends to a house that may not read it', () => {
    let stream: OpenStream;
    beforeEach(async () => {
      author = await signUpAdministrator(app);
      stranger = await signUpAdministrator(app);
      await givenPlanned('PUBLIC', stranger);
      stream = await openEvents(app, stranger.client);
    });
    afterEach(() => {
      stream.close();
    });
    const received = async () => (await collectEvents(app, stranger.houseId, [stream]))[0];

    it('an event of its items, and none of later changes', async () => {
      const [{ id }] = (await app.sql<{ id: number }>(
        'select id from planning_item where house_id = $1',
        [stranger.houseId],
      )) as [{ id: number }];
      await update(AFTER, 'PERSONAL');
      expect(await received()).toEqual([`planning ${String(id)}`]);
      await update({ ...AFTER, description: 'Couper.' }, 'PERSONAL');
      await new TestWorker(app, 'v2').detectAll();
      const [step] = (await author.client.get(path())).body.steps;
      await author.client.succeed('POST', `${path()}/steps/${String(step.id)}/corrections`, {
        techStepId: null,
        start: 0,
        end: 6,
      });
      expect(await received()).toEqual([`planning ${String(id)}`]);
    });
  });
});
