import path from 'node:path';
import { SOURCES, type SourceKey } from '#domain/catalogue/sources.js';
import { type Totals, totalsOf } from '#domain/quotas.js';
import {
  type Environment,
  isProduction,
  localUrl,
  readChoice,
  readCount,
  readHost,
  readHosts,
  readHostsWithPort,
  readLogLevel,
  readOrigins,
  readPort,
  readText,
  readUrl,
  recordReads,
  refuseMisspelt,
} from '#platform/config/environment.js';
import { readOptionalSecrets, readSecrets, requireDifferent } from '#platform/config/secret.js';
import {
  type NotificationTransport,
  readNotificationTransport,
} from '#platform/notifications/notification-transport.js';
import { MAX_CONNECTIONS } from '#platform/server/create-adapter.js';
import { readTracing, type TraceConfig } from '#platform/tracing/trace-config.js';
import { readOidc, type OidcSettings } from './auth/oidc/oidc-settings.js';
import { readDatabaseUrl } from './database/database-url.js';
import { readTrustedProxies } from './http/trusted-proxies.js';
import { type MailConfig, readMail } from './mail/mail-config.js';
import { readS3Location, type S3Location } from './recipes/photos/storage/s3-location.js';
import { MAX_SESSION_DAYS } from './session/live-session.query.js';

/** A bound against typing errors. SIGKILL must come at least 20 s after the delay. */
const MAX_DRAIN_DELAY = 60_000;

/** A bound against typing errors: requests count the rows of a quota. */
const MAX_QUOTA = 1_000_000;
/** Four addresses fill a process. Many people may share an address, as in a mobile network. */
const DEFAULT_CONNECTIONS_PER_ADDRESS = 2_500;

const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;

/** The environment variables, read and validated once at start. */
export class Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Milliseconds between the 503 of `GET /health/ready` and the end of listening, at shutdown. */
  readonly drainDelayMs: number;
  readonly logLevel: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The bucket of photos. Undefined when they are in a folder of `dataDir`. */
  readonly photosBucket: S3Location | undefined;
  /** Keys of sessions: the first one signs, all are accepted. The others are of a rotation. */
  readonly jwtSecrets: readonly [string, ...string[]];
  /** Accepted secrets of the worker: the current one, then the previous ones during a rotation. */
  readonly internalSecrets: readonly string[];
  readonly classifierUrl: string;
  /** Undefined when the classifier requires none. */
  readonly classifierSecret: string | undefined;
  /** How workers are notified of pending steps. */
  readonly notifications: NotificationTransport;
  /** Browser origins that may use the API, in addition to its own. */
  readonly corsOrigins: readonly string[];
  /** The page of a front end that the links of mails open, and to which a sign-in with OpenID Connect returns. */
  readonly appUrl: string | undefined;
  /** Undefined when the service sends no mail. */
  readonly mail: MailConfig | undefined;
  /** Names of the service in the `Host` header; if there are none, every name is accepted. */
  readonly allowedHosts: readonly string[];
  /** Who may sign up: all people, those with an invitation code, or none. */
  readonly registration: (typeof REGISTRATIONS)[number];
  /** Sign-in with OpenID Connect; undefined when it is not set up. */
  readonly oidc: OidcSettings | undefined;
  /** Whether people may log in and sign up with a password. */
  readonly passwordLogin: boolean;
  /** Days from the last use of a session to its end. */
  readonly sessionDays: number;
  /** Whether cookies are `Secure`: browsers then keep them with https only. */
  readonly secureCookies: boolean;
  readonly rateLimit: boolean;
  readonly totals: Totals;
  /** Connections that one address may have at once. */
  readonly maxConnectionsPerAddress: number;
  readonly redisUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  /** Undefined when this process makes no traces. */
  readonly tracing: TraceConfig | undefined;
  /** `host:port` of hosts to which the egress rules do not apply. */
  readonly egressAllowHosts: readonly string[];
  /** URLs that replace the scheme, host and port of a source. */
  readonly sourceBaseUrls: Partial<Record<SourceKey, string>>;

  constructor(environment: Environment) {
    const [env, names] = recordReads(environment);
    this.production = isProduction(env);
    this.host = readHost(env, 'HOST') ?? '127.0.0.1';
    this.port = readPort(env, 'PORT', 3000);
    this.drainDelayMs = readCount(env, 'DRAIN_DELAY_MS', MAX_DRAIN_DELAY, 0);
    this.logLevel = readLogLevel(env);
    this.dataDir = readDataDir(env);
    this.databaseUrl = readDatabaseUrl(env);
    this.photosBucket = readS3Location(env);
    this.jwtSecrets = readSecrets(env, 'JWT_SECRET', this.dataDir);
    this.internalSecrets = readSecrets(env, 'INTERNAL_SECRET', this.dataDir);
    this.classifierUrl = readUrl(env, 'CLASSIFIER_URL', ['http', 'https']) ?? localClassifier(env);
    [this.classifierSecret] = readOptionalSecrets(env, 'CLASSIFIER_SECRET');
    this.notifications = readNotificationTransport(env);
    this.corsOrigins = readOrigins(env, 'CORS_ORIGINS');
    this.appUrl = readUrl(env, 'APP_URL', ['http', 'https']);
    this.mail = readMail(env);
    this.allowedHosts = readHosts(env, 'ALLOWED_HOSTS');
    this.registration = readChoice(env, 'REGISTRATION', REGISTRATIONS, 'open');
    this.oidc = readOidc(env);
    this.passwordLogin = readChoice(env, 'PASSWORD_LOGIN', ['on', 'off'], 'on') === 'on';
    this.sessionDays = readCount(env, 'SESSION_DAYS', MAX_SESSION_DAYS, 30, 1);
    const secure = this.production ? 'on' : 'off';
    this.secureCookies = readChoice(env, 'COOKIE_SECURE', ['on', 'off'], secure) === 'on';
    this.rateLimit = readChoice(env, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on';
    this.totals = totalsOf({
      planningItems: readQuota(env, 'QUOTA_PLANNING_ITEMS', 20_000),
      listRows: readQuota(env, 'QUOTA_LIST_ROWS', 100_000),
      corrections: readQuota(env, 'QUOTA_CORRECTIONS', 2_000),
      textMib: readQuota(env, 'QUOTA_TEXT_MIB', 2_048),
      photoMib: readQuota(env, 'QUOTA_PHOTO_MIB', 5_120),
    });
    this.maxConnectionsPerAddress = this.rateLimit ? readMaxConnections(env) : Infinity;
    this.redisUrl = readUrl(env, 'REDIS_URL', ['redis', 'rediss']);
    this.trustedProxies = readTrustedProxies(env);
    this.tracing = readTracing(env, 'popote-api');
    this.egressAllowHosts = readHostsWithPort(env, 'EGRESS_ALLOW_HOSTS');
    this.sourceBaseUrls = readSourceBaseUrls(env);
    const [JWT_SECRET, [INTERNAL_SECRET]] = [this.jwtSecrets[0], this.internalSecrets];
    requireDifferent({ JWT_SECRET, INTERNAL_SECRET, CLASSIFIER_SECRET: this.classifierSecret });
    refuseMisspelt(environment, names);
  }
}

/** The folder of generated secrets and of photos. */
export function readDataDir(env: Environment): string {
  return path.resolve(readText(env, 'DATA_DIR') ?? '.data');
}

function readQuota(env: Environment, name: string, fallback: number): number {
  return readCount(env, name, MAX_QUOTA, fallback, 1);
}

function readMaxConnections(env: Environment): number {
  const name = 'MAX_CONNECTIONS_PER_ADDRESS';
  return readCount(env, name, MAX_CONNECTIONS, DEFAULT_CONNECTIONS_PER_ADDRESS, 1);
}

function readSourceBaseUrls(env: Environment): Partial<Record<SourceKey, string>> {
  const urls: Partial<Record<SourceKey, string>> = {};
  for (const { key } of SOURCES) {
    const url = readUrl(env, `SOURCE_${key.toUpperCase()}_BASE_URL`, ['http', 'https']);
    if (url !== undefined) urls[key] = url;
  }
  return urls;
}

function localClassifier(env: Environment): string {
  const host = readHost(env, 'CLASSIFIER_HOST') ?? '127.0.0.1';
  return localUrl(host, readPort(env, 'CLASSIFIER_PORT', 3001, 1));
}
