import { VerifiedTokens } from './verified-tokens.js';

const NOW = 1_800_000_000;
const LATER = NOW + 60;
const claims = (expiresAt: number) => ({
  profileId: 1,
  tokenVersion: 0,
  tokenId: 'x',
  issuedAt: NOW,
  expiresAt,
});

describe('VerifiedTokens', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW * 1000 }));
  afterEach(() => jest.useRealTimers());

  it('returns the claims of a token that matches exactly', () => {
    const tokens = new VerifiedTokens();
    tokens.add('a.b.c', claims(LATER));
    expect(tokens.get('a.b.c')).toEqual(claims(LATER));
    expect(tokens.get('a.b.C')).toBeUndefined();
    expect(tokens.get('')).toBeUndefined();
  });

  it('does not return expired tokens', () => {
    const tokens = new VerifiedTokens();
    tokens.add('a.b.c', claims(LATER));
    jest.setSystemTime(LATER * 1000);
    expect(tokens.get('a.b.c')).toBeUndefined();
  });

  it('removes the oldest token when it is full', () => {
    const tokens = new VerifiedTokens(2);
    for (const token of ['a', 'b', 'c']) tokens.add(token, claims(LATER));
    expect(['a', 'b', 'c'].map((token) => tokens.get(token) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
