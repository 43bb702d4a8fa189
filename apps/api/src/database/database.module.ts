import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { isTracing } from '#platform/tracing/start-tracing.js';
import { Config } from '../config.js';
import { dataSourceOptions, poolOptions } from './data-source.options.js';
import { ConnectionQueue } from './connection-queue.js';
import { Database } from './database.js';
import { tracePool } from './tracing/traced-pool.js';
import { DatabaseMetrics } from './database.metrics.js';

/** The PostgreSQL connection pool, shared by every feature and by TypeORM. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Pool],
      useFactory: (pool: Pool) => dataSourceOptions(pool),
    }),
  ],
  providers: [
    ConnectionQueue,
    Database,
    DatabaseMetrics,
    {
      provide: Pool,
      inject: [Config],
      useFactory: ({ databaseUrl }: Config) => {
        const pool = new Pool(poolOptions(databaseUrl));
        if (isTracing()) tracePool(pool);
        return pool;
      },
    },
  ],
  exports: [Database, Pool],
})
export class DatabaseModule {}
