import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

describe('a PATCH whose fields are all null', () => {
  const app = useSharedApp();
  let member: Member;
  let ids: Record<'cooking' | 'dependant' | 'item', number>;
  beforeAll(async () => {
    const fixtures = await Fixtures.load(app);
    member = await signUpAdministrator(app);
    const { client } = member;
    const { id: recipeId } = await fixtures.write(client);
    const date = '2026-07-08';
    const post = async (path: string, body: object) =>
      (await client.succeed<{ id: number }>('POST', path, body)).id;
    ids = {
      cooking: await post('/planning/cookings', { recipeId, date, portions: 2 }),
      dependant: await post('/house/current/dependants', { firstName: 'Jules' }),
      item: await post('/planning/items', { text: 'Restes', date, slot: 'LUNCH' }),
    };
  });

  const paths = {
    cooking: () => `/planning/cookings/${String(ids.cooking)}`,
    dependant: () => `/house/current/dependants/${String(ids.dependant)}`,
    item: () => `/planning/items/${String(ids.item)}`,
    house: () => '/house/current',
    profile: () => '/profile',
  };

  it.each<[keyof typeof paths, object]>([
    ['cooking', { date: null, portions: null }],
    ['dependant', { firstName: null, guest: null }],
    ['item', { date: null, slot: null, text: null }],
    ['house', { name: null, sharedEditing: null, weekStartsOn: null }],
    ['profile', { firstName: null, lastName: null }],
  ])('returns 400/4000 where null clears nothing: %s', async (name, body) => {
    const response = await member.client.patch(paths[name](), body);
    expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
    const nothing = await member.client.patch(paths[name](), {});
    expect(nothing.body).toEqual(response.body);
  });

  it.each<[keyof typeof paths, object]>([
    ['dependant', { dietId: null }],
    ['item', { note: null }],
    ['item', { eaters: null }],
  ])('clears a field of %s: %j', async (name, body) => {
    const response = await member.client.patch(paths[name](), body);
    expect(response).toMatchObject({ status: 200, body });
  });

  it.each(['Mars/Olympus', '+01:00', 'Paris', ''])(
    'a shopping list returns 400/4000 for the time zone %j',
    async (timeZone) => {
      const query = `date=2026-07-08&timeZone=${encodeURIComponent(timeZone)}`;
      const response = await member.client.get(`/planning/shopping-list?${query}`);
      expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
      const known = await member.client.get(
        '/planning/shopping-list?date=2026-07-08&timeZone=Asia/Tokyo',
      );
      expect(known).toMatchObject({ status: 200 });
    },
  );
});
