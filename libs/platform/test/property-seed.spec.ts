import fc from 'fast-check';

it('a property test has the runs of its set, and uses the seed that Jest prints', () => {
  const { seed, numRuns } = fc.check(fc.property(fc.integer(), () => true));
  expect(seed).toBe(jest.getSeed());
  expect(numRuns).toBe(Number(process.env['TEST_PROPERTY_RUNS'] ?? 20));
});
