import fc from 'fast-check';

it('a property test uses the seed that Jest prints', () => {
  const { seed } = fc.check(fc.property(fc.integer(), () => true));
  expect(seed).toBe(jest.getSeed());
});
