import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpPerson, signUpAdministrator } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

const UNKNOWN = 2_000_000_000;

const date = '2026-03-02';
const textItem = { text: 'restaurant', date, slot: 'LUNCH' };
const recipeItem = (recipeId: number) => ({ recipeId, date, slot: 'LUNCH', portions: 1 });
const cookingItem = (cookingId: number) => ({ cookingId, date, slot: 'LUNCH', portions: 1 });
const eaterItem = (profileId: number) => ({ ...textItem, eaters: [{ profileId }] });

describe('Prefer: error-details', () => {
  const app = useSharedApp();
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

  it('adds the name of a parameter of the path', async () => {
    const { status, body } = await member.client.send<any>('GET', '/recipes/x', undefined, prefer);
    const detail = { path: 'recipeId', rule: 'requirement', message: body.message };
    expect([status, body.details]).toEqual([400, [detail]]);
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

  it.each<[string, string, string, (id: number) => object, number, string]>([
    ['a recipe', 'POST', '/planning/items', recipeItem, 4045, 'recipeId'],
    ['a cooking', 'POST', '/planning/items', cookingItem, 4057, 'cookingId'],
    ['an eater', 'POST', '/planning/items', eaterItem, 4051, 'eaters[0].profileId'],
    [
      'a recipe of a batch',
      'POST',
      '/planning/items/batch',
      (id) => ({ items: [textItem, recipeItem(id)] }),
      4045,
      'items[1].recipeId',
    ],
    [
      'an eater of a batch',
      'POST',
      '/planning/items/batch',
      (id) => ({ items: [textItem, eaterItem(id)] }),
      4051,
      'items[1].eaters[0].profileId',
    ],
    [
      'a recipe of a cooking of a batch',
      'POST',
      '/planning/items/batch',
      (id) => ({ cookings: [{ recipeId: id, date, portions: 1 }], items: [textItem] }),
      4045,
      'cookings[0].recipeId',
    ],
    [
      'a planned meal',
      'POST',
      '/planning/cookings',
      (id) => ({ itemIds: [id], portions: 1 }),
      4053,
      'itemIds[0]',
    ],
    [
      'an eater of a proposal',
      'POST',
      '/planning/proposals',
      (id) => ({ cells: [{ date, slot: 'LUNCH', eaters: [{ dependantId: id }] }] }),
      4056,
      'cells[0].eaters[0].dependantId',
    ],
    [
      'a recipe that a proposal keeps',
      'POST',
      '/planning/proposals',
      (id) => ({ cells: [{ date, slot: 'LUNCH' }], keep: { items: [recipeItem(id)] } }),
      4045,
      'keep.items[0].recipeId',
    ],
    [
      'a member',
      'PATCH',
      '/house/current/administrator',
      (id) => ({ memberId: id }),
      4051,
      'memberId',
    ],
  ])('adds the path of %s that does not exist', async (_, method, url, bodyOf, code, where) => {
    const content = bodyOf(UNKNOWN);
    const { status, body } = await member.client.send<any>(method, url, content, prefer);
    const detail = { path: where, rule: 'exists', message: `${where} must be known` };
    expect([status, body.code, body.details]).toEqual([404, code, [detail]]);
  });

  it('adds the path of an unknown invitation code', async () => {
    const { client } = await signUpPerson(app);
    const code = { invitationCode: 'AAAA-AAAA-AAAA' };
    const { body } = await client.send<any>('POST', '/house/join', code, prefer);
    expect([body.code, body.details]).toEqual([
      4052,
      [expect.objectContaining({ path: 'invitationCode', rule: 'exists' })],
    ]);
  });

  it.each([
    ['a 400 without the header', 'POST', '/recipes', {}, {}],
    [
      'malformed JSON',
      'POST',
      '/recipes',
      Buffer.from('{'),
      { ...prefer, 'content-type': 'application/json' },
    ],
    ['a 404 of the path', 'GET', `/recipes/${String(UNKNOWN)}`, undefined, prefer],
  ] as const)('is not answered to %s', async (_, method, path, content, headers) => {
    const { body } = await member.client.send<any>(method, path, content, headers);
    expect(Object.keys(body)).toEqual(['code', 'message']);
  });
});
