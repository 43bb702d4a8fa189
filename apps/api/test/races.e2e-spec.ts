import { Fixtures } from './support/fixtures.js';
import { signUpAdministrator, signUpMember, signUpPerson, type Person } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { Answer } from './support/visitor.js';

/** Rounds of a race whose outcome depends on who comes first: enough to see each of them win. */
const ROUNDS = 15;

describe('requests at the same time', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  afterEach(expectSoundHouses);

  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  /** How often each answer was given, as `409/4001`, or `201` for a success. */
  function tally(answers: readonly Answer<any>[]): Record<string, number> {
    const tallies: Record<string, number> = {};
    for (const { status, body } of answers) {
      const key = status < 400 ? String(status) : `${String(status)}/${String(body.code)}`;
      tallies[key] = (tallies[key] ?? 0) + 1;
    }
    return tallies;
  }

  async function expectSoundHouses() {
    const unsound = await app.sql(
      `select id from house where not exists (
         select from profile where house_id = house.id and id = house.administrator_id
       )`,
    );
    expect(unsound).toEqual([]);
  }

  it('make one account of fifty sign-ups with one email', async () => {
    const answers = await times(50, (index) =>
      app.client().post('/auth/signup', {
        firstName: 'Camille',
        lastName: 'Roy',
        email: index % 2 ? 'race@example.org' : 'Race@Example.org',
        password: 'trois petits navets',
      }),
    );
    expect(tally(answers)).toEqual({ '201': 1, '409/4001': 49 });
  });

  it('make one house of fifty creations by one person', async () => {
    const { client } = await signUpPerson(app);
    const answers = await times(50, () => client.post('/house', { name: 'La Roseraie' }));
    expect(tally(answers)).toEqual({ '201': 1, '409/4020': 49 });
  });

  it('let one person into one of fifty houses', async () => {
    const hosts = await times(5, () => signUpAdministrator(app));
    const guest = await signUpPerson(app);
    const answers = await times(50, (index) =>
      guest.client.post('/house/join', hosts[index % hosts.length]),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409/4020': 49 });
    const homes = await app.sql('select from profile where id = $1 and house_id is not null', [
      guest.id,
    ]);
    expect(homes).toHaveLength(1);
  });

  it('let many people into one house', async () => {
    const host = await signUpAdministrator(app);
    const guests = await times(20, () => signUpPerson(app));
    const answers = await Promise.all(guests.map(({ client }) => client.post('/house/join', host)));
    expect(tally(answers)).toEqual({ '200': 20 });
    expect((await host.client.get('/house/current')).body.members).toHaveLength(21);
  });

  it('let the last two leave, and end the house', async () => {
    await times(ROUNDS, async () => {
      const host = await signUpAdministrator(app);
      const mate = await signUpMember(app, host);
      const answers = await Promise.all(
        [host, mate].map(({ client }) => client.post('/house/leave')),
      );
      expect(tally(answers)).toEqual({ '204': 2 });
      expect(await app.sql('select from house where id = $1', [host.houseId])).toEqual([]);
    });
  });

  it('hand a house on while several leave', async () => {
    await times(ROUNDS, async () => {
      const host = await signUpAdministrator(app);
      const mates = [await signUpMember(app, host), await signUpMember(app, host)];
      const remaining = await signUpMember(app, host);
      const answers = await Promise.all(
        [host, ...mates].map(({ client }) => client.post('/house/leave')),
      );
      expect(tally(answers)).toEqual({ '204': 3 });
      expect((await remaining.client.get('/house/current')).body).toMatchObject({
        administratorId: remaining.id,
        members: [{ id: remaining.id }],
      });
    });
  });

  it('remove a member once who leaves at that moment', async () => {
    await times(ROUNDS, async () => {
      const host = await signUpAdministrator(app);
      const mate = await signUpMember(app, host);
      const [removed, left] = await Promise.all([
        host.client.delete(`/house/members/${String(mate.id)}`),
        mate.client.post('/house/leave'),
      ]);
      expect([
        { '204': 1, '404/4041': 1 },
        { '204': 1, '404/4051': 1 },
      ]).toContainEqual(tally([removed, left]));
    });
  });

  const goodbye = ({ client, password }: Person) => client.delete('/auth/me', { password });

  it('delete an account that is joining a house', async () => {
    const host = await signUpAdministrator(app);
    await times(ROUNDS, async () => {
      const guest = await signUpPerson(app);
      const [joined, gone] = await Promise.all([
        guest.client.post('/house/join', host),
        goodbye(guest),
      ]);
      expect([200, 401]).toContain(joined.status);
      expect(gone.status).toBe(204);
    });
    expect((await host.client.get('/house/current')).body.members).toHaveLength(1);
  });

  it('keep or end a house whose only member goes while somebody joins', async () => {
    await times(ROUNDS, async () => {
      const host = await signUpAdministrator(app);
      const guest = await signUpPerson(app);
      const [gone, joined] = await Promise.all([
        goodbye(host),
        guest.client.post('/house/join', host),
      ]);
      expect(gone.status).toBe(204);
      const house = await guest.client.get('/house/current');
      const outcome = [tally([joined]), tally([house]), house.body.administratorId];
      expect([
        [{ '200': 1 }, { '200': 1 }, guest.id],
        [{ '404/4052': 1 }, { '404/4041': 1 }, undefined],
      ]).toContainEqual(outcome);
    });
  });

  it('delete two accounts that inherit from each other', async () => {
    await times(ROUNDS, async () => {
      const [first, second] = [await signUpAdministrator(app), await signUpAdministrator(app)];
      await app.sql(
        `insert into recipe (name, name_words, visibility, author_id, author_house_id, locale,
                             diet_ids, ingredient_ids, dietary_flags)
         select 'Soupe', '', 'HOUSE', author, house, 'fr', '{}', '{}', 0
         from (values ($1::int, $4::int), ($2::int, $3::int)) as crossed (author, house)`,
        [first.id, second.id, first.houseId, second.houseId],
      );
      const answers = await Promise.all([goodbye(first), goodbye(second)]);
      expect(tally(answers)).toEqual({ '204': 2 });
    });
  });

  it('change a password once', async () => {
    const { client, email, password } = await signUpPerson(app);
    const { cookie } = client;
    const answers = await times(10, async (index) => {
      const device = app.client();
      device.cookie = cookie;
      const newPassword = `quatre poireaux ${String(index)}`;
      return device.patch('/auth/password', { currentPassword: password, newPassword });
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
    const winner = answers.findIndex(({ status }) => status === 200);
    const login = await app
      .client()
      .post('/auth/login', { email, password: `quatre poireaux ${String(winner)}` });
    expect(login.status).toBe(200);
  });

  it('delete a recipe for one of four who ask', async () => {
    const { client } = await signUpPerson(app);
    const recipe = (await Fixtures.load(app)).recipe();
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await client.post('/recipes', recipe);
      const answers = await times(4, () => client.delete(`/recipes/${String(body.id)}`));
      expect(tally(answers)).toEqual({ '204': 1, '404/4045': 3 });
    }
  });

  it.each([
    ['/profile/allergies', 'allergyIds', '/reference/allergies'],
    ['/profile/disliked-ingredients', 'ingredientIds', '/reference/ingredients'],
    ['/house/current/sources', 'sourceIds', '/reference/sources'],
  ])('replace the set of %s every time, and one whole set wins', async (path, field, catalogue) => {
    const { client } = await signUpAdministrator(app);
    const { body: rows } = await client.get(catalogue);
    const sets = [rows.slice(0, 3), rows.slice(1, 4), rows.slice(2, 3), []];
    const idsOf = (set: { id: number }[]) => set.map(({ id }) => id);
    const answers = await times(40, (index) =>
      client.patch(path, { [field]: idsOf(sets[index % sets.length]) }),
    );
    expect(tally(answers)).toEqual({ '200': 40 });
    expect(sets).toContainEqual((await client.get(path)).body);
  });
});
