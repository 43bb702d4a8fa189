import { VerifiedTokens } from './verified-tokens.js';

const claims = (expiresAt: number) => ({ profileId: 1, tokenVersion: 0, tokenId: 'x', expiresAt });
const NOW = 1_800_000_000;
const LATER = NOW + 60;

describe('verified tokens', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW * 1000 }));
  afterEach(() => jest.useRealTimers());

  it('are recalled to the letter', () => {
    const tokens = new VerifiedTokens();
    tokens.remember('a.b.c', claims(LATER));
    expect(tokens.recall('a.b.c')).toEqual(claims(LATER));
    expect(tokens.recall('a.b.C')).toBeUndefined();
    expect(tokens.recall('')).toBeUndefined();
  });

  it('are forgotten when they expire', () => {
    const tokens = new VerifiedTokens();
    tokens.remember('a.b.c', claims(LATER));
    jest.setSystemTime(LATER * 1000);
    expect(tokens.recall('a.b.c')).toBeUndefined();
  });

  it('make room for new ones, the oldest first', () => {
    const tokens = new VerifiedTokens(2);
    for (const token of ['a', 'b', 'c']) tokens.remember(token, claims(LATER));
    expect(['a', 'b', 'c'].map((token) => tokens.recall(token) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
