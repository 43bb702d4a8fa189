import { Config } from './config.js';

const SECRET = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/popote',
  JWT_SECRET: SECRET,
  INTERNAL_SECRET: SECRET,
};

describe('config', () => {
  it('applies the defaults', () => {
    expect(new Config(production)).toMatchObject({
      production: true,
      host: '127.0.0.1',
      port: 3000,
      drainDelayMs: 0,
      rateLimit: true,
      totals: {
        planningItems: { max: 20_000 },
        listRows: { max: 100_000 },
        othersCorrections: { max: 2_000 },
        personTexts: { max: 2 ** 31 },
      },
      trustedProxies: [],
      internalSecrets: [SECRET],
      redisUrl: undefined,
    });
  });

  it.each([
    [{ DATABASE_URL: ' ' }, 'DATABASE_URL must be set to a PostgreSQL 15 or newer'],
    [
      { DATABASE_URL: 'mysql://127.0.0.1' },
      'DATABASE_URL must be a URL that starts with postgres://',
    ],
    [{ JWT_SECRET: undefined }, 'JWT_SECRET must be set in production.'],
    [{ JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET must be at least 32 bytes long.'],
    [
      { JWT_SECRET_PREVIOUS: `${SECRET},short` },
      'Each secret in JWT_SECRET_PREVIOUS must be at least 32 bytes long.',
    ],
    [
      { QUOTA_TEXT_MIB: '2 GiB' },
      'QUOTA_TEXT_MIB must be an integer from 0 to 1000000, not "2 GiB".',
    ],
    [{ INTERNAL_SECRET: '' }, 'INTERNAL_SECRET must be set in production.'],
    [
      { INTERNAL_SECRET_PREVIOUS: `${SECRET},short` },
      'Each secret in INTERNAL_SECRET_PREVIOUS must be at least 32 bytes long.',
    ],
    [{ DRAIN_DELAY_MS: '5s' }, 'DRAIN_DELAY_MS must be an integer from 0 to 60000, not "5s".'],
    [{ DRAIN_DELAY_MS: '60001' }, 'DRAIN_DELAY_MS must be an integer from 0 to 60000'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be one of on, off, not "no".'],
    [{ TRUSTED_PROXIES: '10.0.0.1, all' }, 'TRUSTED_PROXIES: "all" is not an address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: "10.0.0.0/33" is not an address'],
    [{ REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL must be a URL that starts with redis://'],
  ])('rejects %j', (wrong, sentence) => {
    expect(() => new Config({ ...production, ...wrong })).toThrow(sentence);
  });

  it('trusts proxies by address and by network', () => {
    const { trustedProxies } = new Config({
      ...production,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1, 192.0.2.7',
    });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.0.2.7']);
  });

  it('accepts the previous secrets during a rotation', () => {
    const previous = 'y'.repeat(32);
    const config = new Config({
      ...production,
      JWT_SECRET_PREVIOUS: previous,
      INTERNAL_SECRET_PREVIOUS: previous,
    });
    expect(config).toMatchObject({
      jwtSecrets: [SECRET, previous],
      internalSecrets: [SECRET, previous],
    });
  });
});
