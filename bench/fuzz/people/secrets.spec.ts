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

  it('lets the house read what its members planned', () => {
    expect(secrets.leaksTo(housemate, text, true)).toEqual([]);
    expect(secrets.leaksTo(stranger, text, true)).toEqual([personal, shared]);
  });

  it('recognises invitation codes', () => {
    secrets.add('K7QX-3MPA-9TRD', owner, 'house');
    expect(secrets.leaksTo(stranger, 'code: K7QX-3MPA-9TRD', false)).toEqual(['K7QX-3MPA-9TRD']);
  });
});
