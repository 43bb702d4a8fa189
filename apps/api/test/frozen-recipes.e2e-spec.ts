import { collectEvents, openEvents, type OpenStream } from './support/event-stream.js';
import { Fixtures } from './support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from './support/people.js';
import { useTestApp } from './support/test-app.js';
import { TestWorker } from './support/test-worker.js';

const DATE = '2026-07-08';
const BEFORE = { name: 'Soupe', description: 'Émincer 2 oignons, puis faire cuire 20 minutes.' };
const AFTER = { name: 'Secret', description: 'Battre 3 œufs pendant 5 minutes.' };

/** What a house sees of a recipe that it has planned once it may no longer read the recipe. */
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

  /** The rows of the recipe in a table. */
  const rowsIn = (table: string) =>
    app.sql(`select from ${table} where recipe_id = $1`, [recipe.id]);

  /** Everything that the house of a member sees of its planned recipe. */
  async function seenBy({ client }: Member) {
    const get = async (route: string) => (await client.get(`/planning${route}?date=${DATE}`)).body;
    const [week, list, session] = [await get(''), await get('/shopping-list'), await get('/batch')];
    const timed = (await client.get(`/planning/batch?date=${DATE}&cooks=1`)).body;
    const summary = week.days[2].slots[1].items[0].recipe;
    return {
      summary: { ...summary, frozen: undefined },
      frozen: summary.frozen as boolean,
      lines: list.lines,
      text: (await client.get(`/planning/shopping-list?date=${DATE}`, { accept: 'text/plain' }))
        .body,
      session,
      tasks: timed.tasks,
      /** The error of GET /recipes/:recipeId. */
      code: (await client.get(path())).body.code,
    };
  }

  /** What the house sees of the recipe once it is frozen. */
  const frozen = (before: Awaited<ReturnType<typeof seenBy>>) => ({
    ...before,
    frozen: true,
    code: 4045,
  });

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

    it('is shown as it is once the house may read it again', async () => {
      await update(AFTER, 'PERSONAL');
      await update(AFTER, 'PUBLIC');
      const seen = await seenBy(stranger);
      expect(seen).toMatchObject({ frozen: false, summary: { name: 'Secret' } });
      expect(seen.session.recipes[0].steps[0].description).toBe(AFTER.description);
      expect(await rowsIn('recipe_snapshot')).toEqual([]);
    });

    it('is frozen anew each time it is hidden', async () => {
      await update(AFTER, 'PERSONAL');
      await update(AFTER, 'PUBLIC');
      const before = await seenBy(stranger);
      await update(BEFORE, 'PERSONAL');
      expect(await seenBy(stranger)).toEqual(frozen(before));
    });

    it('is a part of the item that PATCH returns', async () => {
      const before = await seenBy(stranger);
      await update(AFTER, 'PERSONAL');
      const [{ id }] = (await app.sql<{ id: number }>(
        'select id from planning_item where recipe_id = $1',
        [recipe.id],
      )) as [{ id: number }];
      const { body } = await stranger.client.patch(`/planning/items/${String(id)}`, {
        portions: 8,
      });
      expect(body.recipe).toEqual({ ...before.summary, frozen: true });
    });

    it('is forgotten with its last item', async () => {
      await plan(stranger.client);
      await update(AFTER, 'PERSONAL');
      const items = await app.sql<{ id: number }>(
        'select id from planning_item where recipe_id = $1',
        [recipe.id],
      );
      await Promise.all(
        items.map(({ id }) => stranger.client.delete(`/planning/items/${String(id)}`)),
      );
      expect(await rowsIn('frozen_recipe')).toEqual([]);
      expect(await rowsIn('recipe_snapshot')).toEqual([]);
    });

    it('is removed from the plan when its author deletes it', async () => {
      await update(AFTER, 'PERSONAL');
      await author.client.succeed('DELETE', path());
      const { body } = await stranger.client.get(`/planning?date=${DATE}`);
      expect(body.days[2].slots[1].items).toEqual([]);
      expect(await rowsIn('recipe_snapshot')).toEqual([]);
    });

    it('has one copy for all houses', async () => {
      const other = await signUpAdministrator(app);
      await plan(other.client);
      const before = [await seenBy(stranger), await seenBy(other)] as const;
      await update(AFTER, 'PERSONAL');
      expect(await seenBy(stranger)).toEqual(frozen(before[0]));
      expect(await seenBy(other)).toEqual(frozen(before[1]));
      expect(await rowsIn('recipe_snapshot')).toHaveLength(1);
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
        summary: { ...before.summary, authorId, authorFirstName },
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

    it('is shown as it is when its author returns and plans it again', async () => {
      await givenPlanned('PERSONAL', member);
      await member.client.succeed('POST', '/house/leave');
      await update(AFTER, 'PERSONAL');
      const { invitationCode } = stranger;
      await member.client.succeed('POST', '/house/join', { invitationCode });
      expect(await seenBy(stranger)).toMatchObject({ frozen: true, summary: { name: 'Soupe' } });
      await plan(member.client);
      expect(await seenBy(stranger)).toMatchObject({ frozen: false, summary: { name: 'Secret' } });
    });

    it('is removed from the plan with the account of its author', async () => {
      await givenPlanned('PERSONAL', member);
      await member.client.succeed('POST', '/house/leave');
      await update(AFTER, 'PERSONAL');
      await member.client.succeed('DELETE', '/auth/me', { password: member.password });
      const { body } = await stranger.client.get(`/planning?date=${DATE}`);
      expect(body.days[2].slots[1].items).toEqual([]);
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

    it('an event when it is frozen, and none of later changes', async () => {
      await update(AFTER, 'PERSONAL');
      expect(await received()).toEqual([`recipe ${String(recipe.id)}`]);
      await update({ ...AFTER, description: 'Couper.' }, 'PERSONAL');
      await new TestWorker(app, 'v2').detectAll();
      const [step] = (await author.client.get(path())).body.steps;
      await author.client.succeed('POST', `${path()}/steps/${String(step.id)}/corrections`, {
        techStepId: null,
        start: 0,
        end: 6,
      });
      expect(await received()).toEqual([`recipe ${String(recipe.id)}`]);
    });

    it('an event when the house may read it again', async () => {
      await update(AFTER, 'PERSONAL');
      await update(AFTER, 'PUBLIC');
      const event = `recipe ${String(recipe.id)}`;
      expect(await received()).toEqual([event, event]);
    });
  });
});
