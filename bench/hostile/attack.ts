import type { DatabaseServer } from '../harness/database-server.js';
import type { Ids } from '../seed/catalogue-ids.js';
import type { Traffic } from './traffic.js';

/** The services that an attack is directed at. */
export interface Target {
  readonly apiUrl: string;
  readonly classifierUrl: string;
  readonly databaseUrl: string;
  /** The recipe site of `bench/controls/site.control.ts`. */
  readonly siteUrl: string;
  readonly ids: Ids;
  readonly database: DatabaseServer;
}

/** An attack that is ready to run. */
export interface PreparedAttack {
  /** Sends the requests until `traffic.ended`. */
  readonly run: (traffic: Traffic) => Promise<unknown>;
  /** Checks what must hold after the attack. Throws an error that says what does not hold. */
  readonly check?: () => Promise<unknown>;
}

export interface Attack {
  readonly name: string;
  /** Environment variables of the API. Rate limits are off by default. */
  readonly env?: Readonly<Record<string, string>>;
  /** The attack makes the database unavailable: `GET /auth/me` may answer 503, and late. */
  readonly blocksDatabase?: true;
  /** Creates accounts and rows that the attack needs. */
  readonly prepare: (target: Target) => Promise<PreparedAttack>;
}
