import { Fixtures } from '../support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Person,
  type Member,
} from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import { SOUP } from '../support/database/soup.js';
import { refusal } from '../support/refusal.js';

type Visibility = 'PERSONAL' | 'HOUSE' | 'PUBLIC';

describe('DELETE /auth/me', () => {
  const app = useSharedApp();

  const deleteAccount = ({ client, password }: Person) => client.delete('/auth/me', { password });

  /** Inserts a recipe directly, so that house and visibility are independent of the API. */
  async function write(author: Person, visibility: Visibility, houseId: number | null) {
    const [recipe] = await app.sql<{ id: number }>(
      `insert into recipe (${SOUP.columns}, visibility, author_id, author_house_id)
       values (${SOUP.values}, $1, $2, $3)
       returning id`,
      [visibility, author.id, houseId],
    );
    return recipe?.id ?? 0;
  }

  /** Id of the author; undefined when the recipe is deleted. */
  async function authorOf(recipeId: number) {
    const [recipe] = await app.sql<{ author_id: number }>(
      'select author_id from recipe where id = $1',
      [recipeId],
    );
    return recipe?.author_id;
  }

  /** Writes one recipe of each visibility: PERSONAL, HOUSE, PUBLIC. */
  const writeEach = async (author: Member) =>
    [
      await write(author, 'PERSONAL', author.houseId),
      await write(author, 'HOUSE', author.houseId),
      await write(author, 'PUBLIC', author.houseId),
    ] as const;

  it('requires the current password', async () => {
    const { client } = await signUpPerson(app);
    const wrong = await client.delete('/auth/me', { password: 'wrong one' });
    expect(wrong).toMatchObject(refusal(401, 4010));
    expect(await client.delete('/auth/me')).toMatchObject(refusal(400, 4000));
    expect(await client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('ends every session, disables login and frees the email', async () => {
    const person = await signUpPerson(app);
    const other = app.client();
    const { email, password } = person;
    await other.post('/auth/login', { email, password });
    expect(await deleteAccount(person)).toMatchObject({ status: 204 });
    expect(person.client.cookie).toBeUndefined();
    expect(await other.get('/auth/me')).toMatchObject(refusal(401, 4011));
    expect(await other.post('/auth/login', { email, password })).toMatchObject(refusal(401, 4010));
    await other.signUp({ email });
    expect(await other.get('/auth/me')).toMatchObject({ status: 200, body: { email } });
  });

  it('deletes every recipe of a person without a house', async () => {
    const person = await signUpPerson(app);
    const recipes = [await write(person, 'PERSONAL', null), await write(person, 'PUBLIC', null)];
    await deleteAccount(person);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, undefined]);
  });

  it('deletes the house and every recipe when the person is its last member', async () => {
    const person = await signUpAdministrator(app);
    const recipes = await writeEach(person);
    await deleteAccount(person);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, undefined, undefined]);
    expect(await app.sql('select from house where id = $1', [person.houseId])).toEqual([]);
  });

  it('deletes the HOUSE recipes of a house that has no members', async () => {
    const person = await signUpAdministrator(app);
    const recipes = await writeEach(person);
    await person.client.succeed('POST', '/house/leave');
    await deleteAccount(person);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, undefined, undefined]);
  });

  it('transfers the HOUSE and PUBLIC recipes of a member to the administrator', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const recipes = await writeEach(member);
    await deleteAccount(member);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([
      undefined,
      administrator.id,
      administrator.id,
    ]);
    expect((await administrator.client.get('/house/current')).body).toMatchObject({
      administratorId: administrator.id,
      members: [{ id: administrator.id }],
    });
  });

  it('leaves no row with the number of the account, in recipes that others keep', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const fixtures = await Fixtures.load(app);
    for (const visibility of ['HOUSE', 'PUBLIC']) {
      await fixtures.write(member.client, { visibility, description: 'Une soupe.' });
    }
    await deleteAccount(member);
    const authors = await app.sql(
      `select recipe.author_id, recipe_text.author_id as of_text, step.author_id as of_step
       from recipe join recipe_text using (id) join step on step.recipe_id = recipe.id
       where author_house_id = $1 group by 1, 2, 3`,
      [administrator.houseId],
    );
    const { id } = administrator;
    expect(authors).toEqual([{ author_id: id, of_text: id, of_step: id }]);
  });

  it('transfers the house and recipes of an administrator to the longest-standing member', async () => {
    const administrator = await signUpAdministrator(app);
    const second = await signUpMember(app, administrator);
    const third = await signUpMember(app, administrator);
    const recipes = await writeEach(administrator);
    await deleteAccount(administrator);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([undefined, second.id, second.id]);
    expect((await third.client.get('/house/current')).body).toMatchObject({
      administratorId: second.id,
      members: [{ id: second.id }, { id: third.id }],
    });
  });

  it('transfers a HOUSE recipe to the administrator of the house it was written in', async () => {
    const formerAdministrator = await signUpAdministrator(app);
    const author = await signUpMember(app, formerAdministrator);
    const [, houseRecipe, publicRecipe] = await writeEach(author);
    await author.client.post('/house/leave');
    const currentAdministrator = await signUpAdministrator(app);
    await author.client.post('/house/join', {
      invitationCode: currentAdministrator.invitationCode,
    });
    await deleteAccount(author);
    expect(await authorOf(houseRecipe)).toBe(formerAdministrator.id);
    expect(await authorOf(publicRecipe)).toBe(currentAdministrator.id);
  });

  it('transfers HOUSE recipes when the person has left the house', async () => {
    const formerAdministrator = await signUpAdministrator(app);
    const author = await signUpMember(app, formerAdministrator);
    const recipes = await writeEach(author);
    await author.client.post('/house/leave');
    await deleteAccount(author);
    expect(await Promise.all(recipes.map(authorOf))).toEqual([
      undefined,
      formerAdministrator.id,
      undefined,
    ]);
  });

  it('deletes the profile with its allergies', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    await member.client.patch('/profile/allergies', { allergyIds: [1, 2] });
    await deleteAccount(member);
    const [remaining] = await app.sql<{ count: string }>(
      `select (select count(*) from profile where id = $1)
            + (select count(*) from profile_allergy where profile_id = $1) as count`,
      [member.id],
    );
    expect(remaining).toEqual({ count: '0' });
  });
});
