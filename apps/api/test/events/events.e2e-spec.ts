import { DataSource } from 'typeorm';
import { collectEvents, openEvents, type OpenStream } from '../support/event-stream.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { holdLock } from '../support/database/table-lock.js';
import { useTestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';

describe('events of a house', () => {
  const app = useTestApp({ CLASSIFIER_URL: NO_CLASSIFIER });
  let fixtures: Fixtures;
  let author: Member;
  let housemate: Member;
  let stranger: Member;
  let streams: OpenStream[];

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    housemate = await signUpMember(app, author);
    stranger = await signUpAdministrator(app);
  });
  beforeEach(async () => {
    streams = await Promise.all(
      [author, housemate, stranger].map(({ client }) => openEvents(app, client)),
    );
  });
  afterEach(() => {
    for (const stream of streams) stream.close();
  });

  /** What the streams of the author, the housemate and the stranger have received. */
  async function received() {
    const [ofAuthor, ofHousemate, ofStranger] = streams as [OpenStream, OpenStream, OpenStream];
    const [house, other] = await Promise.all([
      collectEvents(app, author.houseId, [ofAuthor, ofHousemate]),
      collectEvents(app, stranger.houseId, [ofStranger]),
    ]);
    return { author: house[0], housemate: house[1], stranger: other[0] };
  }

  const toHouse = (...events: string[]) => ({ author: events, housemate: events, stranger: [] });
  const toAuthor = (...events: string[]) => ({ author: events, housemate: [], stranger: [] });

  const plan = async ({ client }: Member, recipeId: number): Promise<number> => {
    const item = { recipeId, date: '2026-11-20', slot: 'LUNCH', portions: 2 };
    return (await client.post('/planning/items', item)).body.id;
  };

  /** Creates a recipe before the streams begin. */
  async function given<T>(work: () => Promise<T>): Promise<T> {
    const result = await work();
    for (const stream of streams) stream.close();
    streams = await Promise.all(
      [author, housemate, stranger].map(({ client }) => openEvents(app, client)),
    );
    return result;
  }

  const givenRecipe = (overrides: object) =>
    given(async () => (await fixtures.write(author.client, overrides)).id as number);

  describe('planning', () => {
    it('is sent for items that are added, changed and deleted', async () => {
      const recipeId = await givenRecipe({ visibility: 'HOUSE' });
      const first = await plan(author, recipeId);
      const second = await plan(housemate, recipeId);
      expect(await received()).toEqual(
        toHouse(`planning ${String(first)}`, `planning ${String(second)}`),
      );

      await given(() => Promise.resolve());
      await housemate.client.patch(`/planning/items/${String(first)}`, { portions: 3 });
      expect(await received()).toEqual(toHouse(`planning ${String(first)}`));

      await given(() => Promise.resolve());
      await author.client.delete(`/planning/items/${String(first)}`);
      expect(await received()).toEqual(toHouse(`planning ${String(first)}`));
    });

    it('is sent when the recipe of an item is deleted', async () => {
      const recipeId = await givenRecipe({});
      const item = await given(() => plan(stranger, recipeId));
      await author.client.delete(`/recipes/${String(recipeId)}`);
      const recipe = `recipe ${String(recipeId)}`;
      expect(await received()).toEqual({
        author: [recipe],
        housemate: [recipe],
        stranger: [`planning ${String(item)}`],
      });
    });
  });

  describe('recipe', () => {
    it.each([
      ['PUBLIC', toHouse],
      ['HOUSE', toHouse],
      ['PERSONAL', toAuthor],
    ])('is sent when a %s recipe is created', async (visibility, audience) => {
      const { id } = await fixtures.write(author.client, { visibility });
      expect(await received()).toEqual(audience(`recipe ${String(id)}`));
    });

    it.each([
      ['PUBLIC', toHouse],
      ['HOUSE', toHouse],
      ['PERSONAL', toAuthor],
    ])('is sent when a %s recipe is updated or deleted', async (visibility, audience) => {
      const id = String(await givenRecipe({ visibility }));
      await author.client.put(`/recipes/${id}`, fixtures.recipe({ visibility, name: 'Soupe' }));
      expect(await received()).toEqual(audience(`recipe ${id}`));

      await given(() => Promise.resolve());
      await author.client.delete(`/recipes/${id}`);
      expect(await received()).toEqual(audience(`recipe ${id}`));
    });

    it('is sent to the house from which a recipe is hidden', async () => {
      const id = String(await givenRecipe({ visibility: 'HOUSE' }));
      await author.client.put(`/recipes/${id}`, fixtures.recipe({ visibility: 'PERSONAL' }));
      expect(await received()).toEqual(toHouse(`recipe ${id}`));
    });

    it('is sent to who may read the recipe; a house that may not any more plans a copy', async () => {
      const id = await givenRecipe({ visibility: 'PUBLIC' });
      const item = `planning ${String(await given(() => plan(stranger, id)))}`;
      await author.client.put(
        `/recipes/${String(id)}`,
        fixtures.recipe({ visibility: 'PERSONAL' }),
      );
      const recipe = [`recipe ${String(id)}`];
      expect(await received()).toEqual({ author: recipe, housemate: recipe, stranger: [item] });
    });

    it('is sent to housemates of a PERSONAL recipe only when it is planned', async () => {
      const id = await givenRecipe({ visibility: 'PERSONAL' });
      await given(() => plan(author, id));
      await author.client.put(
        `/recipes/${String(id)}`,
        fixtures.recipe({ visibility: 'PERSONAL' }),
      );
      expect(await received()).toEqual(toHouse(`recipe ${String(id)}`));
    });

    it('is sent to both devices of the author', async () => {
      const device = await openEvents(app, author.client);
      const { id } = await fixtures.write(author.client, { visibility: 'PERSONAL' });
      const recipe = [`recipe ${String(id)}`];
      const [ofAuthor] = streams as [OpenStream];
      const events = await collectEvents(app, author.houseId, [ofAuthor, device]);
      expect(events).toEqual([recipe, recipe]);
      device.close();
    });

    it('is sent to the house when the account of an author is deleted', async () => {
      const guest = await signUpMember(app, author);
      const { id } = await fixtures.write(guest.client, { visibility: 'HOUSE' });
      await given(() => Promise.resolve());
      await guest.client.delete('/auth/me', { password: guest.password });
      expect(await received()).toEqual(
        toHouse(`house ${String(author.houseId)}`, `recipe ${String(id)}`),
      );
    });

    it('is not sent when the request is refused', async () => {
      const id = String(await givenRecipe({ visibility: 'PUBLIC' }));
      await housemate.client.put(`/recipes/${id}`, fixtures.recipe());
      await housemate.client.delete(`/recipes/${id}`);
      await stranger.client.post('/planning/items', { recipeId: id });
      expect(await received()).toEqual(toHouse());
    });
  });

  describe('detection', () => {
    const step = { description: 'Faire mijoter 20 minutes.' };

    it('is sent when a worker has detected the steps of a recipe', async () => {
      const worker = new TestWorker(app);
      await worker.detectAll();
      const id = String(await givenRecipe({ visibility: 'HOUSE', steps: [step, step] }));
      const personal = String(await givenRecipe({ visibility: 'PERSONAL', steps: [step] }));
      const planned = await givenRecipe({ visibility: 'PUBLIC', steps: [step] });
      await given(() => plan(stranger, planned));
      await worker.detectAll();
      expect(await received()).toEqual({
        author: [`detection ${id} ${String(planned)}`, `detection ${personal}`],
        housemate: [`detection ${id} ${String(planned)}`],
        stranger: [`detection ${String(planned)}`],
      });
    });

    it('is not sent again when the techniques stay the same', async () => {
      await new TestWorker(app).detectAll();
      await given(() => Promise.resolve());
      await new TestWorker(app, 'v2').detectAll();
      expect(await received()).toEqual(toHouse());
    });

    it('is sent for a correction and for its reset', async () => {
      const recipe = await given(() =>
        fixtures.write(author.client, { visibility: 'HOUSE', steps: [step] }),
      );
      const path = `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
      await housemate.client.post(path, { techStepId: null, start: 0, end: 13 });
      expect(await received()).toEqual(toHouse(`detection ${String(recipe.id)}`));

      await given(() => Promise.resolve());
      await housemate.client.delete(path);
      expect(await received()).toEqual(toHouse(`detection ${String(recipe.id)}`));
    });
  });

  describe('house', () => {
    type Write = (guest: Member) => Promise<unknown>;
    const idOf = (catalogue: 'diets' | 'allergies' | 'ingredients' | 'sources', key: string) =>
      fixtures.id(catalogue, key);

    it.each<[string, Write]>([
      ['a new name', () => author.client.patch('/house/current', { name: 'Les Lilas' })],
      ['a new invitation code', () => author.client.post('/house/current/invitation')],
      [
        'other sources',
        () =>
          author.client.patch('/house/current/sources', { sourceIds: [idOf('sources', 'web')] }),
      ],
      ['no sources', () => author.client.patch('/house/current/sources', { sourceIds: [] })],
      ['a diet', ({ client }) => client.patch('/profile/diet', { dietId: idOf('diets', 'vegan') })],
      [
        'allergies',
        ({ client }) =>
          client.patch('/profile/allergies', { allergyIds: [idOf('allergies', 'milk')] }),
      ],
      [
        'disliked ingredients',
        ({ client }) =>
          client.patch('/profile/disliked-ingredients', {
            ingredientIds: [idOf('ingredients', 'onion'), idOf('ingredients', 'garlic')],
          }),
      ],
      [
        'a person without an account',
        ({ client }) => client.post('/house/current/dependants', { firstName: 'Jules' }),
      ],
      ['a member who leaves', ({ client }) => client.post('/house/leave')],
      ['a member who is removed', ({ id }) => author.client.delete(`/house/members/${String(id)}`)],
      [
        'a member whose account is deleted',
        ({ client, password }) => client.delete('/auth/me', { password }),
      ],
    ])('is sent for %s', async (_name, write) => {
      const { body } = await author.client.get('/house/current');
      const invited = { ...author, invitationCode: body.invitationCode };
      const guest = await given(() => signUpMember(app, invited));
      await write(guest);
      expect(await received()).toEqual(toHouse(`house ${String(author.houseId)}`));
      await guest.client.post('/house/leave');
    });

    it('is sent for a change and for the removal of a person without an account', async () => {
      const path = '/house/current/dependants';
      const { id } = await given(() =>
        author.client.succeed<{ id: number }>('POST', path, { firstName: 'Jules' }),
      );
      const allergyIds = [idOf('allergies', 'milk')];
      await housemate.client.patch(`${path}/${String(id)}`, { allergyIds });
      expect(await received()).toEqual(toHouse(`house ${String(author.houseId)}`));

      await given(() => Promise.resolve());
      await housemate.client.delete(`${path}/${String(id)}`);
      expect(await received()).toEqual(toHouse(`house ${String(author.houseId)}`));
    });

    it('is sent for a member who joins, and for a new administrator', async () => {
      const { body } = await author.client.get('/house/current');
      const guest = await given(() => signUpPerson(app));
      await guest.client.post('/house/join', { invitationCode: body.invitationCode });
      expect(await received()).toEqual(toHouse(`house ${String(author.houseId)}`));

      await given(() => Promise.resolve());
      await author.client.patch('/house/current/administrator', { memberId: guest.id });
      expect(await received()).toEqual(toHouse(`house ${String(author.houseId)}`));
      await guest.client.post('/house/leave');
    });
  });

  it('reach any number of streams of one person when RATE_LIMIT is off', async () => {
    streams.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => openEvents(app, author.client)))),
    );
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  });

  it('a write without an event fails in the database of a test', async () => {
    const write = app.app.get(DataSource).query(`update house set name = 'Les Lilas'`);
    await expect(write).rejects.toThrow('A change of house has no event');
  });

  it('a transaction of one house does not delay the writes of any other', async () => {
    await app.sql(`select setval(pg_get_serial_sequence('house', 'id'), $1)`, [
      stranger.houseId + 255,
    ]);
    const other = await signUpAdministrator(app);
    expect(other.houseId - stranger.houseId).toBe(256);
    const write = `select add_house_events('house', array[$1::int], array[$1::int])`;
    const transaction = await holdLock(app, write, [stranger.houseId]);
    const renamed = await other.client.sendOnce('PATCH', '/house/current', { name: 'Les Lilas' });
    await transaction.end();
    expect(renamed).toMatchObject({ status: 200 });
  });
});
