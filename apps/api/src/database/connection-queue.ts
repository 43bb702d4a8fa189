import { Injectable } from '@nestjs/common';
import { Histogram, Registry } from 'prom-client';
import { DURATION_BUCKETS } from '#platform/metrics/registry.module.js';
import { FairQueue, type QueueLoad, type ClientPath } from '#platform/queue/fair-queue.js';
import { withSpan } from '#platform/tracing/span.js';
import { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { requester } from '../requester/requester.js';
import { POOL_SIZE } from './data-source.options.js';

/** Requests that may wait for a connection. */
const MAX_WAITING = 1000;

/** Milliseconds that a request waits for a connection. */
const MAX_WAIT = 3_000;

/** Connections that a house uses at once, of which one runs a transaction. */
const MAX_OF_HOUSE = 3;
const MAX_TRANSACTIONS_OF_HOUSE = 1;

/** What a connection is used for. */
export type ConnectionUse = 'statement' | 'transaction';

/**
 * Gives the connections of the pool to persons in turn. Transactions of a house run one after
 * another: they would wait for the lock of the house, and each would hold a connection meanwhile.
 */
@Injectable()
export class ConnectionQueue {
  private readonly queue: FairQueue;
  private readonly wait: Histogram;

  constructor(registry: Registry, overload: RefusalsMetrics) {
    this.queue = new FairQueue(POOL_SIZE, MAX_WAITING, {
      maxWait: MAX_WAIT,
      whileWaiting: (wait) => withSpan('wait for connection', {}, wait),
      onRefused: () => {
        overload.countOverload('database_pool');
      },
    });
    this.wait = new Histogram({
      name: 'database_connection_wait_seconds',
      help: 'Time until a request may use a connection of the pool, also when that fails',
      buckets: DURATION_BUCKETS,
      registers: [registry],
    });
  }

  get load(): QueueLoad {
    return this.queue.load;
  }

  /**
   * Runs `work`, which uses one connection, when it is the requester's turn.
   *
   * @throws SERVICE_UNAVAILABLE when too many requests wait, or after {@link MAX_WAIT}
   */
  async run<T>(use: ConnectionUse, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const observe = () => {
      this.wait.observe((performance.now() - startedAt) / 1000);
    };
    const turn = { hasBegun: false };
    try {
      return await this.queue.run(connectionPath(use), undefined, () => {
        turn.hasBegun = true;
        observe();
        return work();
      });
    } catch (error) {
      if (!turn.hasBegun) observe();
      throw error;
    }
  }
}

function connectionPath(use: ConnectionUse): ClientPath {
  const { household, client } = requester();
  if (household === undefined) return client;
  const max = use === 'transaction' ? MAX_TRANSACTIONS_OF_HOUSE : MAX_OF_HOUSE;
  return [{ name: household, max: MAX_OF_HOUSE }, { name: use, max }, ...client];
}
