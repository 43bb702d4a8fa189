import {
  type Environment,
  readLogLevel,
  readPort,
  readText,
} from '#platform/config/environment.js';

/** The environment, parsed once at start. */
export class Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;

  constructor(env: Environment) {
    this.host = readText(env, 'CLASSIFIER_HOST') ?? '127.0.0.1';
    this.port = readPort(env, 'CLASSIFIER_PORT', 3001);
    this.logLevel = readLogLevel(env);
  }
}
