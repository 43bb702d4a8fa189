import { Fixtures } from '../support/fixtures.js';
import { signUpAdministrator, signUpMember, signUpPerson, type Person } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import type { TestResponse } from '../support/test-client.js';
import { SOUP } from '../support/database/soup.js';

/** Repetitions of a race, so that different orders of its requests occur. */
const ROUNDS = 15;

describe('concurrent requests', () => {
  const app = useTestApp();
  afterEach(expectHousesHaveAdministrators);

  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  /** Counts responses by `status/code`, or by `status` for a success. */
  function tally(responses: readonly TestResponse<any>[]): Record<string, number> {
    const tallies: Record<string, number> = {};
    for (const { status, body } of responses) {
      const key = status < 400 ? String(status) : `${String(status)}/${String(body.code)}`;
      tallies[key] = (tallies[key] ?? 0) + 1;
    }
    return tallies;
  }

  async function expectHousesHaveAdministrators() {
    const withoutAdministrator = await app.sql(
      `select id from house where left_at is null and not exists (
         select from profile where house_id = house.id and id = house.administrator_id
       )`,
    );
    expect(withoutAdministrator).toEqual([]);
  }

  it('50 sign-ups with one email create one account', async () => {
    const responses = await times(50, (index) =>
      app.client().post('/auth/signup', {
        firstName: 'Camille',
        lastName: 'Roy',
        email: index % 2 ? 'race@example.org' : 'Race@Example.org',
        password: 'trois petits navets',
      }),
    );
    expect(tally(responses)).toEqual({ '201': 1, '409/4001': 49 });
  });

  it('50 POST /house by one person create one house', async () => {
    const { client } = await signUpPerson(app);
    const responses = await times(50, () => client.post('/house', { name: 'La Roseraie' }));
    expect(tally(responses)).toEqual({ '201': 1, '409/4020': 49 });
  });

  it('50 POST /house/join by one person succeed once', async () => {
    const administrators = await times(5, () => signUpAdministrator(app));
    const person = await signUpPerson(app);
    const responses = await times(50, (index) =>
      person.client.post('/house/join', administrators[index % administrators.length]),
    );
    expect(tally(responses)).toEqual({ '200': 1, '409/4020': 49 });
    const memberships = await app.sql(
      'select from profile where id = $1 and house_id is not null',
      [person.id],
    );
    expect(memberships).toHaveLength(1);
  });

  it('20 people join one house', async () => {
    const administrator = await signUpAdministrator(app);
    const people = await times(20, () => signUpPerson(app));
    const responses = await Promise.all(
      people.map(({ client }) => client.post('/house/join', administrator)),
    );
    expect(tally(responses)).toEqual({ '200': 20 });
    expect((await administrator.client.get('/house/current')).body.members).toHaveLength(21);
  });

  it('a house that its last two members leave is kept without an administrator', async () => {
    await times(ROUNDS, async () => {
      const administrator = await signUpAdministrator(app);
      const member = await signUpMember(app, administrator);
      const responses = await Promise.all(
        [administrator, member].map(({ client }) => client.post('/house/leave')),
      );
      expect(tally(responses)).toEqual({ '204': 2 });
      const kept =
        'select from house where id = $1 and administrator_id is null and left_at is not null';
      expect(await app.sql(kept, [administrator.houseId])).toHaveLength(1);
    });
  });

  it('the remaining member becomes administrator when the others leave', async () => {
    await times(ROUNDS, async () => {
      const administrator = await signUpAdministrator(app);
      const others = [
        await signUpMember(app, administrator),
        await signUpMember(app, administrator),
      ];
      const remaining = await signUpMember(app, administrator);
      const responses = await Promise.all(
        [administrator, ...others].map(({ client }) => client.post('/house/leave')),
      );
      expect(tally(responses)).toEqual({ '204': 3 });
      expect((await remaining.client.get('/house/current')).body).toMatchObject({
        administratorId: remaining.id,
        members: [{ id: remaining.id }],
      });
    });
  });

  it('a member who leaves while being removed is removed once', async () => {
    await times(ROUNDS, async () => {
      const administrator = await signUpAdministrator(app);
      const member = await signUpMember(app, administrator);
      const [removed, left] = await Promise.all([
        administrator.client.delete(`/house/members/${String(member.id)}`),
        member.client.post('/house/leave'),
      ]);
      expect([
        { '204': 1, '404/4041': 1 },
        { '204': 1, '404/4051': 1 },
      ]).toContainEqual(tally([removed, left]));
    });
  });

  const deleteAccount = ({ client, password }: Person) => client.delete('/auth/me', { password });

  it('a person who joins a house while deleting the account is not a member', async () => {
    const administrator = await signUpAdministrator(app);
    await times(ROUNDS, async () => {
      const person = await signUpPerson(app);
      const [joined, deleted] = await Promise.all([
        person.client.post('/house/join', administrator),
        deleteAccount(person),
      ]);
      expect([200, 401]).toContain(joined.status);
      expect(deleted.status).toBe(204);
    });
    expect((await administrator.client.get('/house/current')).body.members).toHaveLength(1);
  });

  it('when the only member deletes the account while a person joins, either the house is deleted or the person becomes administrator', async () => {
    await times(ROUNDS, async () => {
      const administrator = await signUpAdministrator(app);
      const person = await signUpPerson(app);
      const [deleted, joined] = await Promise.all([
        deleteAccount(administrator),
        person.client.post('/house/join', administrator),
      ]);
      expect(deleted.status).toBe(204);
      const house = await person.client.get('/house/current');
      const outcome = [tally([joined]), tally([house]), house.body.administratorId];
      expect([
        [{ '200': 1 }, { '200': 1 }, person.id],
        [{ '404/4052': 1 }, { '404/4041': 1 }, undefined],
      ]).toContainEqual(outcome);
    });
  });

  it('two accounts that would receive the recipes of each other are both deleted', async () => {
    await times(ROUNDS, async () => {
      const [first, second] = [await signUpAdministrator(app), await signUpAdministrator(app)];
      await app.sql(
        `insert into recipe (${SOUP.columns}, visibility, author_id, author_house_id)
         select ${SOUP.values}, 'HOUSE', author, house
         from (values ($1::int, $4::int), ($2::int, $3::int)) as crossed (author, house)`,
        [first.id, second.id, first.houseId, second.houseId],
      );
      const responses = await Promise.all([deleteAccount(first), deleteAccount(second)]);
      expect(tally(responses)).toEqual({ '204': 2 });
    });
  });

  it('10 password changes with one session succeed once', async () => {
    const { client, email, password } = await signUpPerson(app);
    const { cookie } = client;
    const responses = await times(10, async (index) => {
      const device = app.client();
      device.cookie = cookie;
      const newPassword = `quatre poireaux ${String(index)}`;
      return device.patch('/auth/password', { currentPassword: password, newPassword });
    });
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(9);
    const succeeded = responses.findIndex(({ status }) => status === 200);
    const login = await app
      .client()
      .post('/auth/login', { email, password: `quatre poireaux ${String(succeeded)}` });
    expect(login.status).toBe(200);
  });

  it('4 DELETE of one recipe succeed once', async () => {
    const { client } = await signUpPerson(app);
    const recipe = (await Fixtures.load(app)).recipe();
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await client.post('/recipes', recipe);
      const responses = await times(4, () => client.delete(`/recipes/${String(body.id)}`));
      expect(tally(responses)).toEqual({ '204': 1, '404/4045': 3 });
    }
  });

  it.each([
    ['/profile/allergies', 'allergyIds', '/reference/allergies'],
    ['/profile/disliked-ingredients', 'ingredientIds', '/reference/ingredients'],
    ['/house/current/sources', 'sourceIds', '/reference/sources'],
  ])(
    '40 PATCH %s succeed, and one of their sets is stored completely',
    async (path, field, catalogue) => {
      const { client } = await signUpAdministrator(app);
      const { body: rows } = await client.get(catalogue);
      const sets = [rows.slice(0, 3), rows.slice(1, 4), rows.slice(2, 3), []];
      const idsOf = (set: { id: number }[]) => set.map(({ id }) => id);
      const responses = await times(40, (index) =>
        client.patch(path, { [field]: idsOf(sets[index % sets.length]) }),
      );
      expect(tally(responses)).toEqual({ '200': 40 });
      expect(sets).toContainEqual((await client.get(path)).body);
    },
  );
});
