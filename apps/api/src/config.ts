import path from 'node:path';
import { SOURCES, type SourceKey } from '#domain/catalogue/sources.js';
import {
  ConfigError,
  type Environment,
  readChoice,
  readList,
  readLogLevel,
  readPort,
  readText,
  readUrl,
} from '#platform/config/environment.js';
import { readSecret } from '#platform/config/secret.js';
import { type EventTransport, readEventTransport } from '#platform/events/event-transport.js';
import { readTrustedProxies } from './http/trusted-proxies.js';

/** The environment, parsed once at start: everything in it is usable as it is. */
export class Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  /** What the worker may present; two during a rotation, the current one first. */
  readonly internalSecrets: readonly string[];
  readonly classifierUrl: string;
  /** How workers are told that detection is owed. */
  readonly events: EventTransport;
  /** Browser origins, besides the service's own, that may send state-changing requests. */
  readonly corsOrigins: readonly string[];
  readonly rateLimit: boolean;
  readonly redisUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  /** `host:port` of hosts that fetching may reach although they are not public or not https. */
  readonly egressAllowHosts: readonly string[];
  /** Scheme, host and port that take the place of a source's own. */
  readonly sourceBaseUrls: Partial<Record<SourceKey, string>>;

  constructor(env: Environment) {
    this.production = env['NODE_ENV'] === 'production';
    this.host = readText(env, 'HOST') ?? '127.0.0.1';
    this.port = readPort(env, 'PORT', 3000);
    this.logLevel = readLogLevel(env);
    this.dataDir = path.resolve(readText(env, 'DATA_DIR') ?? '.data');
    this.databaseUrl = requireDatabase(env);
    this.jwtSecret = readSecret(env, 'JWT_SECRET', this.dataDir);
    this.internalSecrets = [
      readSecret(env, 'INTERNAL_SECRET', this.dataDir),
      ...readList(env, 'INTERNAL_SECRET_PREVIOUS'),
    ];
    this.classifierUrl = readUrl(env, 'CLASSIFIER_URL', ['http', 'https']) ?? localClassifier(env);
    this.events = readEventTransport(env);
    this.corsOrigins = readList(env, 'CORS_ORIGINS');
    this.rateLimit = readChoice(env, 'RATE_LIMIT', ['on', 'off'], 'on') === 'on';
    this.redisUrl = readUrl(env, 'REDIS_URL', ['redis', 'rediss']);
    this.trustedProxies = readTrustedProxies(env);
    this.egressAllowHosts = readList(env, 'EGRESS_ALLOW_HOSTS');
    this.sourceBaseUrls = readSourceBaseUrls(env);
  }
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
  const host = readText(env, 'CLASSIFIER_HOST') ?? '127.0.0.1';
  return `http://${host}:${String(readPort(env, 'CLASSIFIER_PORT', 3001))}`;
}

function requireDatabase(env: Environment): string {
  const url = readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  if (url !== undefined) return url;
  throw new ConfigError(
    'DATABASE_URL must be set: the address of a PostgreSQL 15 or newer (npm start brings its own).',
  );
}
