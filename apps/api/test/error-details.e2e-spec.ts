import { Fixtures } from './support/fixtures.js';
import { type Member, signUpAdministrator } from './support/people.js';
import { useTestApp } from './support/test-app.js';

const UNKNOWN = 2_000_000_000;

describe('Prefer: error-details', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let member: Member;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    member = await signUpAdministrator(app);
  });

  const createRecipe = (change: object, headers: Record<string, string>) =>
    member.client.send<any>('POST', '/recipes', { ...fixtures.recipe(), ...change }, headers);
  const prefer = { prefer: 'respond-async, error-details' };

  it('adds the path and the rule of each problem to a 400', async () => {
    const change = { name: '', ingredients: [{ ...fixtures.line('onion', 1), quantity: 'two' }] };
    const { status, body } = await createRecipe(change, prefer);
    expect([status, body.code]).toEqual([400, 4000]);
    expect(body.details).toEqual(
      expect.arrayContaining([
        { path: 'name', rule: expect.any(String), message: expect.stringMatching(/^name /) },
        {
          path: 'ingredients[0].quantity',
          rule: expect.any(String),
          message: expect.stringMatching(/^ingredients\[0\]\.quantity /),
        },
      ]),
    );
    expect(body.message).toBe(body.details.map(({ message }: any) => message).join('; '));
  });

  it('has one detail for a request that cannot be read', async () => {
    const { status, body } = await member.client.send<any>('GET', '/recipes/x', undefined, prefer);
    expect([status, body.details]).toEqual([
      400,
      [{ path: '', rule: 'request', message: body.message }],
    ]);
  });

  it('adds the path of an unknown id in the body to a 404', async () => {
    const ingredients = [
      fixtures.line('onion', 1),
      { ...fixtures.line('carrot', 1), unitId: UNKNOWN },
    ];
    const { status, body } = await createRecipe({ ingredients }, prefer);
    expect([status, body.code, body.details]).toEqual([
      404,
      4046,
      [{ path: 'ingredients[1].unitId', rule: 'exists', message: expect.any(String) }],
    ]);
  });

  it.each([
    ['a 400 without the header', 'POST', '/recipes', {}, {}],
    ['a 404 of the path', 'GET', `/recipes/${String(UNKNOWN)}`, undefined, prefer],
  ] as const)('is not answered to %s', async (_, method, path, content, headers) => {
    const { body } = await member.client.send<any>(method, path, content, headers);
    expect(Object.keys(body)).toEqual(['code', 'message']);
  });
});
