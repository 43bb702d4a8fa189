import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { Gauge, Histogram, Registry } from 'prom-client';
import { DURATION_BUCKETS } from '#platform/metrics/registry.module.js';
import { measureWithin } from '#platform/metrics/measure-within.js';
import { Database } from './database.js';
import type { PreparedStatement } from './prepared-statement.js';

const PING: PreparedStatement = { name: 'metrics-ping', text: 'select 1' };

/** Measures the connection pool, and whether the database answers. */
@Injectable()
export class DatabaseMetrics {
  constructor(registry: Registry, database: Database, pool: Pool) {
    const registers = [registry];
    new Gauge({
      name: 'database_up',
      help: '1 while the database answers within 2 s, else 0',
      registers,
      async collect() {
        const answer = await measureWithin(database.read(PING, []));
        this.set(answer === undefined ? 0 : 1);
      },
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool that are busy or idle, and requests waiting for one',
      labelNames: ['state'],
      registers,
      collect() {
        const { busy, idle, waiting } = database.connections;
        this.set({ state: 'busy' }, busy);
        this.set({ state: 'idle' }, idle);
        // The pool hands out an idle connection in the next tick: its request does not wait.
        this.set({ state: 'waiting' }, Math.max(0, waiting - idle));
      },
    });
    const wait = new Histogram({
      name: 'database_connection_wait_seconds',
      help: 'Time to obtain a connection of the pool, also when that fails',
      buckets: DURATION_BUCKETS,
      registers,
    });
    measureWait(pool, wait);
  }
}

type ConnectCallback = Parameters<Pool['connect']>[0];
type Connected = Parameters<ConnectCallback>;

/** Replaces `connect`, which both `query` and TypeORM call: the pool emits no event for a wait. */
function measureWait(pool: Pool, wait: Histogram): void {
  const connect = pool.connect.bind(pool);
  function measuredConnect(): Promise<PoolClient>;
  function measuredConnect(callback: ConnectCallback): void;
  function measuredConnect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const start = performance.now();
    const observe = () => {
      wait.observe((performance.now() - start) / 1000);
    };
    if (callback === undefined) return connect().finally(observe);
    connect((...result: Connected) => {
      observe();
      callback(...result);
    });
    return undefined;
  }
  pool.connect = measuredConnect;
}
