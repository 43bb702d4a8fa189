import { JwtService } from '@nestjs/jwt';
import { TokenService } from './token.service.js';

const NOW = 1_800_000_000_000;

describe('TokenService', () => {
  const tokens = new TokenService(
    new JwtService({ secret: 'x'.repeat(32), signOptions: { expiresIn: 60 } }),
  );
  const refused = { errorName: 'NOT_AUTHENTICATED' };

  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('returns the claims of a token that matches exactly', async () => {
    const token = await tokens.issue(1, 2);
    const claims = { profileId: 1, tokenVersion: 2, expiresAt: NOW / 1000 + 60 };
    expect(await tokens.verify(token)).toMatchObject(claims);
    expect(await tokens.verify(token)).toMatchObject(claims);
    await expect(tokens.verify(token.toUpperCase())).rejects.toMatchObject(refused);
    await expect(tokens.verify('')).rejects.toMatchObject(refused);
  });

  it('rejects a token that has expired since it was verified', async () => {
    const token = await tokens.issue(1, 2);
    await tokens.verify(token);
    jest.setSystemTime(NOW + 60_000);
    await expect(tokens.verify(token)).rejects.toMatchObject(refused);
  });
});
