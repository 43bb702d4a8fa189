import { signUpPerson } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';

describe('a session at two processes of the API', () => {
  let apis: TwoApis;
  beforeAll(async () => {
    apis = await startTwoApis();
  });
  afterAll(() => apis.close());

  /** A person whose token both processes have verified before. */
  async function signUpAtBoth() {
    const person = await signUpPerson(apis);
    const other = person.client.at(apis.second);
    for (const client of [person.client, other]) {
      expect(await client.get('/auth/me')).toMatchObject({ status: 200, body: { id: person.id } });
    }
    return { ...person, other };
  }
  const refused = { status: 401, body: { code: 4011 } };

  it('ends at both when the person logs out at one', async () => {
    const { client, other } = await signUpAtBoth();
    expect(await client.post('/auth/logout')).toMatchObject({ status: 204 });
    expect(await other.get('/auth/me')).toMatchObject(refused);
    expect(await other.get('/recipes')).toMatchObject(refused);
  });

  it('ends at both when the person logs out everywhere at one', async () => {
    const { client, other } = await signUpAtBoth();
    expect(await other.post('/auth/logout-everywhere')).toMatchObject({ status: 204 });
    expect(await client.get('/auth/me')).toMatchObject(refused);
  });

  it('is replaced at both when the person changes the password at one', async () => {
    const { client, other, password } = await signUpAtBoth();
    const change = { currentPassword: password, newPassword: 'quatre gros poireaux' };
    expect(await client.patch('/auth/password', change)).toMatchObject({ status: 200 });
    expect(await other.get('/auth/me')).toMatchObject(refused);
    expect(await client.at(apis.second).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('ends at both when the account is deleted at one', async () => {
    const { client, other, password } = await signUpAtBoth();
    expect(await client.delete('/auth/me', { password })).toMatchObject({ status: 204 });
    expect(await other.get('/auth/me')).toMatchObject(refused);
    expect(await other.post('/house', { name: 'La Roseraie' })).toMatchObject(refused);
  });
});
