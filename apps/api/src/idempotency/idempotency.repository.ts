import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RESPONSE_HOURS } from '#domain/retention.js';
import { Database } from '../database/database.js';
import { prepared } from '../database/prepared-statement.js';
import type { IdempotentRequest } from './idempotent-request.js';

/** Maximum number of stored responses of a profile; the oldest ones are deleted first. */
const MAX_RESPONSES = 1_000;

/** Maximum number of bytes of these responses: more than 1,000 responses of usual recipes have. */
const MAX_BYTES = 16 * 2 ** 20;

/** The stored response to a request. */
export interface StoredResponse {
  readonly fingerprint: string;
  /** JSON text. */
  readonly response: string;
}

/** Stores the responses to requests with an `Idempotency-Key`, for 24 hours. */
@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /**
   * Locks the key until the end of the transaction. Returns false at once when another transaction
   * has locked it.
   */
  async tryLock(manager: EntityManager, { profileId, key }: IdempotentRequest): Promise<boolean> {
    const [{ locked }] = await manager.query<[{ locked: boolean }]>(
      'select pg_try_advisory_xact_lock(hashtextextended($2, $1)) as locked',
      [profileId, key],
    );
    return locked;
  }

  async find(
    { profileId, key }: IdempotentRequest,
    manager?: EntityManager,
  ): Promise<StoredResponse | null> {
    const [stored] = await this.database.read<StoredResponse>(FIND, [profileId, key], manager);
    return stored ?? null;
  }

  /** Deletes the expired responses of the profile, and the oldest ones above the maximums. */
  async makeRoom(manager: EntityManager, { profileId }: IdempotentRequest): Promise<void> {
    await manager.query(MAKE_ROOM, [profileId]);
  }

  async store(
    manager: EntityManager,
    { profileId, key, fingerprint }: IdempotentRequest,
    response: string,
  ): Promise<void> {
    await manager.query(STORE, [profileId, key, fingerprint, response]);
  }
}

const EXPIRED = `created_at <= now() - interval '${String(RESPONSE_HOURS)} hours'`;

const FIND = prepared('find-idempotency-key')(`
    select fingerprint, response from idempotency_key
    where profile_id = $1 and key = $2 and not (${EXPIRED})`);

/**
 * Rows that a concurrent request of the profile deletes are left to it. `octet_length` does not read
 * texts that are stored outside the row.
 */
const MAKE_ROOM = `
  delete from idempotency_key stored using (
    select key from idempotency_key
    where profile_id = $1 and (${EXPIRED} or key in (
      select key from (
        select key, row_number() over newest as number, sum(octet_length(response)) over newest as bytes
        from idempotency_key where profile_id = $1
        window newest as (order by created_at desc, key rows unbounded preceding)
      ) counted
      where number >= ${String(MAX_RESPONSES)} or bytes > ${String(MAX_BYTES)}
    ))
    for update skip locked
  ) surplus
  where stored.profile_id = $1 and stored.key = surplus.key`;

/** Replaces an expired response that {@link MAKE_ROOM} could not delete. */
const STORE = `
  insert into idempotency_key (profile_id, key, fingerprint, response) values ($1, $2, $3, $4)
  on conflict (profile_id, key) do update set
    fingerprint = excluded.fingerprint, response = excluded.response, created_at = excluded.created_at`;
