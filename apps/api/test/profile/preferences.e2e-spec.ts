import { signUpPerson } from '../support/people.js';
import { refusal } from '../support/refusal.js';
import { useSharedApp } from '../support/shared-app.js';

describe('preferences', () => {
  const app = useSharedApp();

  it('PATCH /profile changes the names that are given', async () => {
    const { client, id, lastName } = await signUpPerson(app);
    const rename = (names: unknown) => client.patch('/profile', names);
    expect(await rename({ firstName: ' Zoé ' })).toMatchObject({
      status: 200,
      body: { id, firstName: 'Zoé', lastName },
    });
    const renamed = await rename({ lastName: '' });
    expect(renamed).toMatchObject({ status: 200, body: { firstName: 'Zoé', lastName: '' } });
    expect((await client.get('/auth/me')).body).toEqual(renamed.body);
    expect(await rename({})).toMatchObject(refusal(400, 4000));
    expect(await rename({ firstName: '' })).toMatchObject(refusal(400, 4000));
    expect(await rename({ firstName: 'x'.repeat(81) })).toMatchObject(refusal(400, 4000));
  });

  it('PATCH /profile/diet sets or removes the diet', async () => {
    const { client, id } = await signUpPerson(app);
    const { body: diets } = await client.get('/reference/diets');
    const set = (body: unknown) => client.patch('/profile/diet', body);
    const dietId = diets[1].id;
    expect(await set({ dietId })).toMatchObject({ status: 200, body: { id, dietId } });
    expect(await set({ dietId: 2_000_000_000 })).toMatchObject(refusal(404, 4042));
    expect((await client.get('/auth/me')).body.dietId).toBe(dietId);
    expect(await set({ dietId: null })).toMatchObject({ status: 200, body: { dietId: null } });
  });

  it.each([[{}], [{ dietId: '1' }], [{ dietId: 0 }], [{ dietId: 1.5 }], [{ dietId: [1] }], [[]]])(
    'PATCH /profile/diet returns 400/4000 for %j',
    async (body) => {
      const { client } = await signUpPerson(app);
      expect(await client.patch('/profile/diet', body)).toMatchObject(refusal(400, 4000));
    },
  );

  const sets = [
    ['allergies', 'allergyIds', '/reference/allergies', 4043],
    ['disliked-ingredients', 'ingredientIds', '/reference/ingredients', 4044],
  ] as const;

  it.each(sets)(
    'PATCH /profile/%s replaces the whole set, or nothing when an id is unknown',
    async (path, field, catalogue, code) => {
      const { client } = await signUpPerson(app);
      const { body: rows } = await client.get(catalogue);
      const replace = (ids: unknown) => client.patch(`/profile/${path}`, { [field]: ids });
      const [first, second, third] = rows;
      expect(await client.get(`/profile/${path}`)).toMatchObject({ status: 200, body: [] });
      expect((await replace([second.id, first.id, second.id])).body).toEqual([first, second]);
      expect((await replace([third.id])).body).toEqual([third]);
      expect(await replace([first.id, 2_000_000_000])).toMatchObject(refusal(404, code));
      expect((await client.get(`/profile/${path}`)).body).toEqual([third]);
      expect((await replace([])).body).toEqual([]);
    },
  );

  it('PATCH /profile/disliked-ingredients accepts every ingredient of the catalogue', async () => {
    const { client } = await signUpPerson(app);
    const { body: rows } = await client.get('/reference/ingredients');
    const ingredientIds = rows.map(({ id }: { id: number }) => id);
    const response = await client.patch('/profile/disliked-ingredients', { ingredientIds });
    expect(response).toMatchObject({ status: 200, body: rows });
  });

  it.each(sets)(
    'PATCH /profile/%s returns 400/4000 when the value is not a list of ids',
    async (path, field) => {
      const { client } = await signUpPerson(app);
      for (const ids of [
        undefined,
        null,
        1,
        '1',
        ['1'],
        [null],
        [[1]],
        { length: 1 },
        [1.5],
        [-1],
      ]) {
        const response = await client.patch(`/profile/${path}`, { [field]: ids });
        expect(response).toMatchObject(refusal(400, 4000));
      }
    },
  );
});
