import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Counter, Registry } from 'prom-client';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import type { IdempotentRequest } from './idempotent-request.js';

/**
 * Runs a request with an `Idempotency-Key` at most once. The response, as JSON text, is stored in the
 * transaction of the write, so that either both are stored or none. An error stores nothing: a
 * repetition runs again.
 */
@Injectable()
export class IdempotencyService {
  private readonly replays: Counter;
  /** Requests that run or wait in this process: a repetition is refused before it waits, too. */
  private readonly running = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly keys: IdempotencyRepository,
    registry: Registry,
  ) {
    this.replays = new Counter({
      name: 'idempotency_replays_total',
      help: 'Repeated requests that received the stored response',
      registers: [registry],
    });
  }

  /**
   * Runs `work` in a transaction, and returns its response or the stored response to an earlier
   * request. Without a key it only opens the transaction. `work` checks everything that the first
   * request may have changed, such as whether the profile has a house.
   *
   * @throws REQUEST_IN_PROGRESS while another request with the key runs
   * @throws IDEMPOTENCY_KEY_REUSED when another request had the key
   */
  async run(
    request: IdempotentRequest | null,
    work: (manager: EntityManager) => Promise<string>,
  ): Promise<string> {
    if (request === null) return this.database.transaction(work);
    const name = `${String(request.profileId)} ${request.key}`;
    if (this.running.has(name)) throw new AppError('REQUEST_IN_PROGRESS');
    this.running.add(name);
    try {
      return await this.runOnce(request, work);
    } finally {
      this.running.delete(name);
    }
  }

  private runOnce(
    request: IdempotentRequest,
    work: (manager: EntityManager) => Promise<string>,
  ): Promise<string> {
    return this.database.transaction(async (manager) => {
      const isFirst = await this.keys.tryLock(manager, request);
      if (!isFirst) throw new AppError('REQUEST_IN_PROGRESS');
      const response = await this.replay(request, manager);
      if (response !== null) return response;
      await this.keys.makeRoom(manager, request);
      const newResponse = await work(manager);
      await this.keys.store(manager, request, newResponse);
      return newResponse;
    });
  }

  /**
   * The stored response to an earlier request; null without one, or without a key. Call it before
   * work that precedes the transaction of {@link run}, such as detection.
   *
   * @throws IDEMPOTENCY_KEY_REUSED when another request had the key
   */
  async replay(request: IdempotentRequest | null, manager?: EntityManager): Promise<string | null> {
    if (request === null) return null;
    const stored = await this.keys.find(request, manager);
    if (stored === null) return null;
    if (stored.fingerprint !== request.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    this.replays.inc();
    request.markReplayed();
    return stored.response;
  }
}
