import path from 'node:path';
import { type ApiAccess, readApiAccess } from '#internal-api/api-access.js';
import {
  type Environment,
  readChoice,
  readHost,
  readLogLevel,
  readPort,
  readText,
  recordReads,
  refuseMisspelt,
} from '#platform/config/environment.js';
import { readOptionalSecrets, readSecrets, requireDifferent } from '#platform/config/secret.js';
import {
  type NotificationTransport,
  readNotificationTransport,
} from '#platform/notifications/notification-transport.js';
import { readTracing, type TraceConfig } from '#platform/tracing/trace-config.js';

/** Configuration of the worker. */
export interface WorkerConfig extends ApiAccess {
  /** Whether this process runs the worker without the routes of the classifier. */
  readonly alone: boolean;
  /** How the worker is notified of pending steps. */
  readonly notifications: NotificationTransport;
}

/** The environment variables, read and validated once at start. */
export class Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** Accepted secrets of `/internal/metrics`: the current one, then the previous ones. */
  readonly internalSecrets: readonly string[];
  /** Accepted secrets of the routes below `/v1`: the current one, then the previous ones, or none. */
  readonly classifierSecrets: readonly string[];
  /** Undefined when this process runs without a worker. */
  readonly worker: WorkerConfig | undefined;
  /** Undefined when this process makes no traces. */
  readonly tracing: TraceConfig | undefined;

  constructor(environment: Environment) {
    const [env, names] = recordReads(environment);
    this.host = readHost(env, 'CLASSIFIER_HOST') ?? '127.0.0.1';
    this.logLevel = readLogLevel(env);
    const dataDir = path.resolve(readText(env, 'DATA_DIR') ?? '.data');
    this.internalSecrets = readSecrets(env, 'INTERNAL_SECRET', dataDir);
    this.classifierSecrets = readOptionalSecrets(env, 'CLASSIFIER_SECRET');
    const mode = readChoice(env, 'WORKER', ['with', 'alone', 'off'], 'with');
    this.worker = mode === 'off' ? undefined : readWorker(env, mode === 'alone');
    this.tracing = readTracing(env, mode === 'alone' ? 'popote-worker' : 'popote-classifier');
    this.port =
      mode === 'alone'
        ? readPort(env, 'WORKER_HTTP_PORT', 3003)
        : readPort(env, 'CLASSIFIER_PORT', 3001);
    const [[INTERNAL_SECRET], [CLASSIFIER_SECRET]] = [this.internalSecrets, this.classifierSecrets];
    requireDifferent({ INTERNAL_SECRET, CLASSIFIER_SECRET });
    refuseMisspelt(environment, names);
  }
}

function readWorker(env: Environment, alone: boolean): WorkerConfig {
  return { alone, ...readApiAccess(env), notifications: readNotificationTransport(env) };
}
