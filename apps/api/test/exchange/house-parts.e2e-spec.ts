import { unzip } from '../auth/personal-data/unzip.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { exportHouse, send } from './house-files.js';

describe('parts in a house export', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  const part = (recipeId: number, fields: object = {}) => ({
    ...{ recipeId, portions: 2, note: 'froide', before: 0 },
    ...fields,
  });
  const recipesOf = async ({ client }: Member) => {
    const listed = await client.succeed('GET', '/recipes?tab=foyer&sort=name');
    const read = ({ id }: any) => client.succeed('GET', `/recipes/${String(id)}?expand=parts`);
    return Promise.all(listed.map(read));
  };

  it('travel with the recipe; PERSONAL ones of others are no recipes, and nothing is imported twice', async () => {
    const baker = await signUpAdministrator(app);
    const member = await signUpMember(app, baker);
    const secret = await fixtures.write(baker.client, { name: 'Secret', visibility: 'PERSONAL' });
    const tart = await fixtures.write(baker.client, {
      ...{ name: 'Tarte', visibility: 'HOUSE' },
      parts: [part(secret.id)],
    });
    const dough = await fixtures.write(baker.client, { name: 'Pâte', visibility: 'HOUSE' });
    const body = fixtures.recipe({
      ...{ name: 'Tarte', visibility: 'HOUSE' },
      parts: [part(secret.id), part(dough.id, { portions: 0.5, note: null })],
    });
    await baker.client.succeed('PUT', `/recipes/${String(tart.id)}`, body);
    const file = await exportHouse(app, member);
    const files = await unzip(Uint8Array.from(file).buffer);
    const lines = String(files['recipes.ndjson'])
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ name, frozen }) => [name, frozen ?? false])).toEqual([
      ['Secret', true],
      ['Pâte', false],
      ['Tarte', false],
    ]);
    expect(Object.keys(files).filter((name) => name.endsWith('.jsonld'))).toHaveLength(2);
    expect(String(files[`recipes/${String(tart.id)}.jsonld`])).toContain('Secret');

    const other = await signUpAdministrator(app);
    for (const recipes of [2, 0]) {
      expect((await send(other.client, file)).body).toMatchObject({ recipes });
      const [pate, tarte, ...others] = await recipesOf(other);
      expect(others).toEqual([]);
      expect(tarte).toMatchObject({
        name: 'Tarte',
        parts: [
          {
            ...part(0),
            recipeId: expect.any(Number),
            name: 'Secret',
            frozen: true,
            readable: false,
          },
          { ...part(pate.id, { portions: 0.5, note: null }), name: 'Pâte', frozen: false },
        ],
      });
      expect(tarte.parts[0].ingredients).toHaveLength(2);
      expect(
        (await other.client.get(`/recipes/${String(tarte.parts[0].recipeId)}`)).body.code,
      ).toBe(4045);
    }
  });
});
