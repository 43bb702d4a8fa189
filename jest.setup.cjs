// Property tests use the seed that Jest prints: `npm test -- --seed=<number>` repeats them.
// The factory runs in the tests that import fast-check only, because it takes time to load.
jest.mock('fast-check', () => {
  const fc = jest.requireActual('fast-check');
  fc.configureGlobal({ seed: jest.getSeed() });
  return fc;
});
