import path from 'node:path';
import {
  type Environment,
  readChoice,
  readLogLevel,
  readPort,
  readText,
  readUrl,
} from '#platform/config/environment.js';
import { readSecret } from '#platform/config/secret.js';
import { type EventTransport, readEventTransport } from '#platform/events/event-transport.js';

/** Where the API is, and what opens its internal routes. */
export interface ApiAccess {
  readonly apiUrl: string;
  readonly internalSecret: string;
}

/** What the worker needs to know. */
export interface WorkerConfig extends ApiAccess {
  /** Whether it is all that this process does, instead of answering as well. */
  readonly alone: boolean;
  /** How it is told that detection is owed. */
  readonly events: EventTransport;
}

/** The environment, parsed once at start. */
export class Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** Undefined: this process only answers. */
  readonly worker: WorkerConfig | undefined;

  constructor(env: Environment) {
    this.host = readText(env, 'CLASSIFIER_HOST') ?? '127.0.0.1';
    this.port = readPort(env, 'CLASSIFIER_PORT', 3001);
    this.logLevel = readLogLevel(env);
    const mode = readChoice(env, 'WORKER', ['with', 'alone', 'off'], 'with');
    this.worker = mode === 'off' ? undefined : readWorker(env, mode === 'alone');
  }
}

function readWorker(env: Environment, alone: boolean): WorkerConfig {
  return { alone, ...readApiAccess(env), events: readEventTransport(env) };
}

export function readApiAccess(env: Environment): ApiAccess {
  const dataDir = path.resolve(readText(env, 'DATA_DIR') ?? '.data');
  return {
    apiUrl: readUrl(env, 'API_URL', ['http', 'https']) ?? localApi(env),
    internalSecret: readSecret(env, 'INTERNAL_SECRET', dataDir),
  };
}

/** Where the API of this machine listens. */
function localApi(env: Environment): string {
  const host = readText(env, 'HOST') ?? '127.0.0.1';
  const address = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host;
  return `http://${address}:${String(readPort(env, 'PORT', 3000))}`;
}
