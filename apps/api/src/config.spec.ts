import { Config } from './config.js';

const SECRET = 'a-secret-of-32-bytes-for-a-test!';
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
      secureCookies: true,
      host: '127.0.0.1',
      port: 3000,
      drainDelayMs: 0,
      rateLimit: true,
      totals: {
        planningItems: { max: 20_000 },
        listRows: { max: 100_000 },
        othersCorrections: { max: 2_000 },
        personTexts: { max: 2 ** 31 },
        personPhotos: { max: 5 * 2 ** 30 },
      },
      maxConnectionsPerAddress: 2_500,
      allowedHosts: [],
      trustedProxies: [],
      internalSecrets: [SECRET],
      redisUrl: undefined,
    });
  });

  it('reads an OpenID issuer as it is written, and http only of an exempt host', () => {
    const client = { OIDC_CLIENT_ID: 'popote', OIDC_CLIENT_SECRET: SECRET };
    const issuer = 'https://login.example.org/o/popote/';
    const { oidc } = new Config({ ...production, ...client, OIDC_ISSUER: issuer });
    expect(oidc?.issuer.href).toBe(issuer);
    const local = { OIDC_ISSUER: 'http://login.lan', EGRESS_ALLOW_HOSTS: 'login.lan:80' };
    expect(new Config({ ...production, ...client, ...local }).oidc).toBeDefined();
    expect(new Config(production).oidc).toBeUndefined();
  });

  it.each([
    [{ DATABASE_URL: ' ' }, 'DATABASE_URL must be set to a PostgreSQL 15 or newer'],
    [
      { DATABASE_URL: 'mysql://127.0.0.1' },
      'DATABASE_URL must be a URL that starts with postgres://',
    ],
    [{ JWT_SECRET: undefined }, 'JWT_SECRET must be set in production.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production, not "prod".'],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV must be one of development, test, production'],
    [{ JWT_SECRET: SECRET.slice(1) }, 'JWT_SECRET must be at least 32 bytes long.'],
    [{ JWT_SECRET: 'x'.repeat(32) }, 'JWT_SECRET must be random: it repeats the same few'],
    [{ INTERNAL_SECRET: 'secret'.repeat(6) }, 'INTERNAL_SECRET must be random: it repeats'],
    [{ JWT_SECRET_PREVIOUS: 'x'.repeat(32) }, 'Each secret in JWT_SECRET_PREVIOUS must be random'],
    [
      { JWT_SECRET_PREVIOUS: `${SECRET},short` },
      'Each secret in JWT_SECRET_PREVIOUS must be at least 32 bytes long.',
    ],
    [
      { QUOTA_TEXT_MIB: '2 GiB' },
      'QUOTA_TEXT_MIB must be an integer from 0 to 1000000, not "2 GiB".',
    ],
    [
      { PHOTOS_S3_URL: 'https://s3.example' },
      'PHOTOS_S3_URL must name a bucket: https://<host>/<bucket>.',
    ],
    [{ INTERNAL_SECRET: '' }, 'INTERNAL_SECRET must be set in production.'],
    [
      { INTERNAL_SECRET_PREVIOUS: `${SECRET},short` },
      'Each secret in INTERNAL_SECRET_PREVIOUS must be at least 32 bytes long.',
    ],
    [
      { OIDC_ISSUER: 'https://login.example.org' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    ],
    [
      { OIDC_ISSUER: 'http://login.lan', OIDC_CLIENT_ID: 'popote', OIDC_CLIENT_SECRET: SECRET },
      'OIDC_ISSUER must be https, or EGRESS_ALLOW_HOSTS must name its host and port.',
    ],
    [{ PASSWORD_LOGIN: 'no' }, 'PASSWORD_LOGIN must be one of on, off, not "no".'],
    [{ APP_URL: 'cuisine.example.org' }, 'APP_URL must be a URL that starts with http:// or https'],
    [{ DRAIN_DELAY_MS: '5s' }, 'DRAIN_DELAY_MS must be an integer from 0 to 60000, not "5s".'],
    [{ DRAIN_DELAY_MS: '60001' }, 'DRAIN_DELAY_MS must be an integer from 0 to 60000'],
    [{ MAX_CONNECTIONS_PER_ADDRESS: '10001' }, 'must be an integer from 0 to 10000'],
    [{ COOKIE_SECURE: 'no' }, 'COOKIE_SECURE must be one of on, off, not "no".'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be one of on, off, not "no".'],
    [{ TRUSTED_PROXIES: '10.0.0.1, all' }, 'TRUSTED_PROXIES: "all" is not an address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: "10.0.0.0/33" is not an address'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be a URL that starts with smtp://'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set with SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Popote' }, 'MAIL_FROM must be set with'],
    [{ APP_URL: 'app.example' }, 'APP_URL must be a URL that starts with http://'],
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

  it.each([
    ['0123456789abcdef0123456789abcdef', 'hexadecimal digits'],
    ['41957203864195720386419572038641', 'decimal digits'],
  ])('accepts the secret %s of %s', (secret) => {
    const config = new Config({ ...production, JWT_SECRET: secret });
    expect(config.jwtSecrets).toEqual([secret]);
  });

  it('limits no connections without rate limits', () => {
    const { maxConnectionsPerAddress } = new Config({ ...production, RATE_LIMIT: 'off' });
    expect(maxConnectionsPerAddress).toBe(Infinity);
  });

  it('reads the names of the service in lower case', () => {
    const { allowedHosts } = new Config({ ...production, ALLOWED_HOSTS: 'Popote.example, nas' });
    expect(allowedHosts).toEqual(['popote.example', 'nas']);
  });

  it.each(['popote@example.org', 'Popote <popote@localhost>'])('sends mail from %s', (from) => {
    const { mail } = new Config({
      ...production,
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: from,
    });
    expect(mail).toEqual({ smtpUrl: 'smtp://mail.example', from });
  });

  it('accepts the previous secrets during a rotation', () => {
    const previous = 'an-old-secret-of-32-bytes-or-more';
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
