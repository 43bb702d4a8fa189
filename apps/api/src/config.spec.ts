import { Config } from './config.js';

const SECRET = 'a-secret-of-32-bytes-for-a-test!';
const OTHER = 'another-secret-of-this-test-file';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/popote',
  JWT_SECRET: SECRET,
  INTERNAL_SECRET: OTHER,
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
      internalSecrets: [OTHER],
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
      'QUOTA_TEXT_MIB must be an integer from 1 to 1000000, not "2 GiB".',
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
    [{ MAX_CONNECTIONS_PER_ADDRESS: '10001' }, 'must be an integer from 1 to 10000'],
    [{ QUOTA_TEXT_MIB: '0' }, 'QUOTA_TEXT_MIB must be an integer from 1 to 1000000, not "0".'],
    [{ JWT_SECRET: 'changeme-'.repeat(4) }, 'JWT_SECRET must be random: it repeats the same few'],
    [
      { INTERNAL_SECRET: `€${SECRET}` },
      'INTERNAL_SECRET must consist of letters, digits and signs',
    ],
    [{ CLASSIFIER_SECRET: `${SECRET}\n${SECRET}` }, 'CLASSIFIER_SECRET must consist of letters'],
    [{ JWT_SECRET: OTHER }, 'JWT_SECRET and INTERNAL_SECRET must be different secrets.'],
    [{ CLASSIFIER_SECRET: OTHER }, 'INTERNAL_SECRET and CLASSIFIER_SECRET must be different'],
    [{ JWT_SECRETS: SECRET }, 'JWT_SECRETS is not a variable of Popote. Is JWT_SECRET meant?'],
    [{ EGRESS_ALLOWED_HOSTS: 'nas:80' }, 'Is EGRESS_ALLOW_HOSTS meant?'],
    [{ DATABASE_ULR: 'postgres://x' }, 'Is DATABASE_URL meant?'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS: "*" is not an origin, such as https://app.example.'],
    [
      { CORS_ORIGINS: 'https://a.example/x' },
      'CORS_ORIGINS: "https://a.example/x" is not an origin',
    ],
    [{ CORS_ORIGINS: 'https://*.example' }, 'is not an origin'],
    [{ ALLOWED_HOSTS: 'https://a.example' }, 'ALLOWED_HOSTS: "https://a.example" is not the name'],
    [{ ALLOWED_HOSTS: 'nas, nas:3000' }, 'ALLOWED_HOSTS: "nas:3000" is not the name of a host'],
    [{ ALLOWED_HOSTS: '*.example' }, 'is not the name of a host'],
    [{ HOST: 'http://127.0.0.1' }, 'HOST: "http://127.0.0.1" is not the name of a host'],
    [{ CLASSIFIER_PORT: '0' }, 'CLASSIFIER_PORT must be a port number, not "0".'],
    [{ EGRESS_ALLOW_HOSTS: 'localhost' }, 'EGRESS_ALLOW_HOSTS: "localhost" is not host:port'],
    [{ EGRESS_ALLOW_HOSTS: 'https://nas:443' }, '"https://nas:443" is not host:port'],
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

  it('accepts variables of other programs, and short names', () => {
    const others = { HOSTNAME: 'nas', PATHS: '/x', HOSTS: 'x', TEST_DATABASE_URL: 'x' };
    expect(new Config({ ...production, ...others }).host).toBe('127.0.0.1');
  });

  it('reads origins as browsers send them, and hosts with their ports', () => {
    const { corsOrigins, egressAllowHosts } = new Config({
      ...production,
      CORS_ORIGINS: 'https://App.example:443/, http://localhost:5173, capacitor://localhost',
      EGRESS_ALLOW_HOSTS: 'nas:80, [::1]:443, 127.0.0.1:8080',
    });
    const origins = ['https://app.example', 'http://localhost:5173', 'capacitor://localhost'];
    expect(corsOrigins).toEqual(origins);
    expect(egressAllowHosts).toEqual(['nas:80', '[::1]:443', '127.0.0.1:8080']);
  });

  it('trusts proxies by address and by network', () => {
    const { trustedProxies } = new Config({
      ...production,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1, 192.0.2.7',
    });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.0.2.7']);
  });

  it.each([
    ['9f86d081884c7d659a2feaa0c55ad015', 'hexadecimal digits'],
    ['41957203867715942036881930475562', 'decimal digits'],
    ['x7Q/+2 k:~!pT#zL9w@e%R^u&y*(Vb)N', 'signs'],
  ])('accepts the secret %s of %s', (secret) => {
    const config = new Config({ ...production, JWT_SECRET: secret });
    expect(config.jwtSecrets).toEqual([secret]);
  });

  it('limits no connections without rate limits', () => {
    const { maxConnectionsPerAddress } = new Config({ ...production, RATE_LIMIT: 'off' });
    expect(maxConnectionsPerAddress).toBe(Infinity);
  });

  it('reads the names of the service in lower case', () => {
    const { allowedHosts } = new Config({
      ...production,
      ALLOWED_HOSTS: 'Popote.example, nas, bücher.example, ::',
    });
    expect(allowedHosts).toEqual(['popote.example', 'nas', 'xn--bcher-kva.example', '::']);
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
      internalSecrets: [OTHER, previous],
    });
  });
});
