import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { measureWithin } from '#platform/metrics/measure-within.js';
import { Database } from './database.js';
import { prepared } from './prepared-statement.js';

const PING = prepared('metrics-ping')('select 1');

/** Measures the connection pool, and whether the database answers. */
@Injectable()
export class DatabaseMetrics {
  constructor(registry: Registry, database: Database) {
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
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }
}
