import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

type Visibility = 'PERSONAL' | 'HOUSE' | 'PUBLIC';

describe('deletion of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const refusal = (status: number, code: number) => ({ status, body: { code } });
  const goodbye = ({ client, password }: Person) => client.delete('/auth/me', { password });

  /** A recipe as the database keeps it: what becomes of it is all that matters here. */
  async function write(author: Person, visibility: Visibility, houseId: number | null) {
    const [recipe] = await app.sql<{ id: number }>(
      `insert into recipe
         (name, name_words, visibility, author_id, author_house_id, locale, diet_ids, ingredient_ids, dietary_flags)
       values ('Soupe', '', $1, $2, $3, 'fr', '{}', '{}', 0)
       returning id`,
      [visibility, author.id, houseId],
    );
    return recipe?.id ?? 0;
  }

  /** Whose a recipe is now; undefined when it is gone. */
  async function authorOf(recipeId: number) {
    const [recipe] = await app.sql<{ author_id: number }>(
      'select author_id from recipe where id = $1',
      [recipeId],
    );
    return recipe?.author_id;
  }

  /** One recipe of each visibility: PERSONAL, HOUSE, PUBLIC. */
  const writeEach = async (author: Member) =>
    [
      await write(author, 'PERSONAL', author.houseId),
      await write(author, 'HOUSE', author.houseId),
      await write(author, 'PUBLIC', author.houseId),
    ] as const;

  it('asks for the password', async () => {
    const { client } = await signUpPerson(app);
    const wrong = await client.delete('/auth/me', { password: 'wrong one' });
    expect(wrong).toMatchObject(refusal(401, 4010));
    expect(await client.delete('/auth/me')).toMatchObject(refusal(400, 4000));
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('ends its sessions and its login, and frees its email', async () => {
    const person = await signUpPerson(app);
    const other = app.client();
    const { email, password } = person;
    await other.post('/auth/login', { email, password });
    expect(await goodbye(person)).toMatchObject({ status: 204 });
    expect(person.client.cookie).toBeUndefined();
    expect(await other.get('/auth/me')).toMatchObject(refusal(401, 4011));
    expect(await other.post('/auth/login', { email, password })).toMatchObject(refusal(401, 4010));
    await other.signUp({ email });
    expect(await other.get('/auth/me')).toMatchObject({ status: 200, body: { email } });
  });

  it('takes every recipe of somebody without a house along', async () => {
    const person = await signUpPerson(app);
    const recipes = [await write(person, 'PERSONAL', null), await write(person, 'PUBLIC', null)];
    await goodbye(person);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, undefined]);
  });

  it('takes the house of its last member along, and every recipe', async () => {
    const person = await signUpAdministrator(app);
    const recipes = await writeEach(person);
    await goodbye(person);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, undefined, undefined]);
    expect(await app.sql('select from house where id = $1', [person.houseId])).toEqual([]);
  });

  it('leaves a member’s HOUSE and PUBLIC recipes to the administrator', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpMember(app, host);
    const recipes = await writeEach(guest);
    await goodbye(guest);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, host.id, host.id]);
    expect((await host.client.get('/house/current')).body).toMatchObject({
      administratorId: host.id,
      members: [{ id: host.id }],
    });
  });

  it('leaves an administrator’s house and recipes to the longest-standing member', async () => {
    const host = await signUpAdministrator(app);
    const second = await signUpMember(app, host);
    const third = await signUpMember(app, host);
    const recipes = await writeEach(host);
    await goodbye(host);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, second.id, second.id]);
    expect((await third.client.get('/house/current')).body).toMatchObject({
      administratorId: second.id,
      members: [{ id: second.id }, { id: third.id }],
    });
  });

  it('leaves HOUSE recipes to the house they were written in', async () => {
    const former = await signUpAdministrator(app);
    const mover = await signUpMember(app, former);
    const [, shared, published] = await writeEach(mover);
    await mover.client.post('/house/leave');
    const present = await signUpAdministrator(app);
    await mover.client.post('/house/join', { invitationCode: present.invitationCode });
    await goodbye(mover);
    expect(await authorOf(shared)).toBe(former.id);
    expect(await authorOf(published)).toBe(present.id);
  });

  it('leaves HOUSE recipes even when the person has no house any more', async () => {
    const former = await signUpAdministrator(app);
    const leaver = await signUpMember(app, former);
    const recipes = await writeEach(leaver);
    await leaver.client.post('/house/leave');
    await goodbye(leaver);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, former.id, undefined]);
  });

  it('leaves nothing behind that names the person', async () => {
    const host = await signUpAdministrator(app);
    const guest = await signUpMember(app, host);
    await guest.client.patch('/profile/allergies', { allergyIds: [1, 2] });
    await goodbye(guest);
    const [left] = await app.sql<{ count: string }>(
      `select (select count(*) from profile where id = $1)
            + (select count(*) from profile_allergy where profile_id = $1) as count`,
      [guest.id],
    );
    expect(left).toEqual({ count: '0' });
  });
});
