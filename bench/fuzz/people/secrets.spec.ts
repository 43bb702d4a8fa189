import { Secrets } from './secrets.js';

describe('Secrets', () => {
  const [owner, housemate, stranger] = [{}, {}, {}];
  const secrets = new Secrets<object>();
  const personal = secrets.create(owner, 'owner');
  const shared = secrets.create(owner, 'house');
  secrets.enterHouse(owner, 1);
  secrets.enterHouse(housemate, 1);
  secrets.enterHouse(stranger, 2);
  const text = `{"name":"Tarte ${personal}","lastName":"${shared}"}`;

  it.each([
    ['the owner', owner, []],
    ['a member of the house', housemate, [personal]],
    ['a member of another house', stranger, [personal, shared]],
    ['a caller without a session', null, [personal, shared]],
  ])('finds the texts that %s may not read', (_, viewer, leaks) => {
    expect(secrets.leaksTo(viewer, text, false)).toEqual(leaks);
  });

  it('lets a house read in its plan the recipes that its members planned', () => {
    const planned = secrets.create(owner, 'owner');
    secrets.storeRecipe(1, planned);
    expect(secrets.leaksTo(housemate, planned, true)).toEqual([planned]);
    secrets.planRecipe(owner, 1);
    expect(secrets.leaksTo(housemate, planned, true)).toEqual([]);
    expect(secrets.leaksTo(housemate, planned, false)).toEqual([planned]);
    expect(secrets.leaksTo(stranger, planned, true)).toEqual([planned]);
    expect(secrets.leaksTo(null, planned, true)).toEqual([planned]);
  });

  it('lets a house read in its plan what the author hid after the house planned the recipe', () => {
    const [author, planner, member] = [{}, {}, {}];
    secrets.enterHouse(author, 3);
    secrets.enterHouse(planner, 4);
    secrets.enterHouse(member, 4);
    secrets.planRecipe(planner, 2);
    const hidden = secrets.create(author, 'house') + ' ' + secrets.create(author, 'owner');
    secrets.storeRecipe(2, hidden);
    for (const viewer of [planner, member]) {
      expect(secrets.leaksTo(viewer, hidden, true)).toEqual([]);
      expect(secrets.leaksTo(viewer, hidden, false)).toHaveLength(2);
    }
  });

  it('recognises invitation codes', () => {
    secrets.add('K7QX-3MPA-9TRD', owner, 'house');
    expect(secrets.leaksTo(stranger, 'code: K7QX-3MPA-9TRD', false)).toEqual(['K7QX-3MPA-9TRD']);
  });
});
