import { Fixtures } from '../support/fixtures.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const DAY = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('cooked recipes', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let cook: Member;
  let member: Person;
  let stranger: Person;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    cook = await signUpAdministrator(app);
    member = await signUpMember(app, cook);
    stranger = await signUpPerson(app);
  });

  const write = async (visibility = 'PUBLIC') =>
    `/recipes/${String((await fixtures.write(cook.client, { visibility })).id)}`;

  const seenBy = async ({ client }: Person, path: string) => {
    const { lastCookedOn, timesCooked, rating, houseRating } = (await client.get(path)).body;
    return { lastCookedOn, timesCooked, rating, houseRating };
  };

  it('are marked once a person and day, for the whole house', async () => {
    const path = await write();
    const mark = (person: Person, body?: object) => person.client.post(`${path}/cooked`, body);
    expect(await mark(cook)).toMatchObject({ status: 204, body: '' });
    expect(await mark(cook, { date: null })).toMatchObject({ status: 204 });
    expect(await mark(member, { date: '2026-03-01' })).toMatchObject({ status: 204 });
    for (const person of [cook, member]) {
      const seen = await seenBy(person, path);
      expect(seen).toMatchObject({ lastCookedOn: dayFromNow(0), timesCooked: 2 });
    }
    expect(await seenBy(stranger, path)).toMatchObject({ lastCookedOn: null, timesCooked: 0 });
    await cook.client.delete(`${path}/cooked`);
    await cook.client.delete(`${path}/cooked?date=2026-03-01`);
    expect(await seenBy(cook, path)).toMatchObject({ lastCookedOn: '2026-03-01', timesCooked: 1 });
  });

  it('belong to a person without a house alone', async () => {
    const path = await write();
    await stranger.client.post(`${path}/cooked`, { date: '2026-02-01' });
    expect(await seenBy(stranger, path)).toMatchObject({ timesCooked: 1 });
    expect(await seenBy(cook, path)).toMatchObject({ timesCooked: 0 });
  });

  it('are not cooked in the future', async () => {
    const response = await cook.client.post(`${await write()}/cooked`, { date: dayFromNow(2) });
    expect(response).toMatchObject({
      status: 400,
      body: { code: 4000, message: 'date must not be in the future' },
    });
  });

  it('stay marked for the house when the person leaves, and when the account is deleted', async () => {
    const path = await write();
    const leaver = await signUpMember(app, cook);
    await leaver.client.post(`${path}/cooked`, { date: '2026-01-10' });
    await leaver.client.post('/house/leave');
    expect(await seenBy(leaver, path)).toMatchObject({ timesCooked: 0 });
    expect(await seenBy(cook, path)).toMatchObject({ timesCooked: 1 });
    await leaver.client.delete('/auth/me', { password: leaver.password });
    expect(await seenBy(cook, path)).toMatchObject({ timesCooked: 1 });
  });

  it('have a rating a person, and the mean of the members', async () => {
    const path = await write();
    const rate = ({ client }: Person, stars: number | null) =>
      client.put(`${path}/rating`, { stars });
    expect(await rate(cook, 5)).toMatchObject({ status: 204, body: '' });
    await rate(member, 3);
    await rate(cook, 4);
    await rate(stranger, 1);
    expect(await seenBy(cook, path)).toMatchObject({ rating: 4, houseRating: 3.5 });
    // Without a house, the mean is the person's own rating, and orders the list.
    expect(await seenBy(stranger, path)).toMatchObject({ rating: 1, houseRating: 1 });
    const [best] = (await stranger.client.get('/recipes?sort=rating')).body;
    expect(`/recipes/${String(best.id)}`).toBe(path);
    await rate(cook, null);
    expect(await seenBy(cook, path)).toMatchObject({ rating: null, houseRating: 3 });
  });

  it.each([0, 6, 2.5, '5', undefined])('rejects %p stars', async (stars) => {
    const response = await cook.client.put(`${await write()}/rating`, { stars });
    expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it('disappear with the recipe', async () => {
    const path = await write();
    await cook.client.post(`${path}/cooked`);
    await cook.client.put(`${path}/rating`, { stars: 5 });
    expect(await cook.client.delete(path)).toMatchObject({ status: 204 });
  });
});
