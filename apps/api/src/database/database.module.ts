import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isTracing } from '#platform/tracing/start-tracing.js';
import { Config } from '../config.js';
import { dataSourceOptions } from './data-source.options.js';
import { Database } from './database.js';
import { tracePool } from './tracing/traced-pool.js';
import { DatabaseMetrics } from './database.metrics.js';

/** The PostgreSQL connection pool, shared by every feature. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: ({ databaseUrl }: Config) => dataSourceOptions(databaseUrl),
    }),
  ],
  providers: [
    Database,
    DatabaseMetrics,
    {
      // TypeORM creates and closes the pool; it is a public field of its PostgreSQL driver.
      provide: Pool,
      inject: [DataSource],
      useFactory: ({ driver }: DataSource) => {
        const pool = (driver as PostgresDriver).master as Pool;
        if (isTracing()) tracePool(pool);
        return pool;
      },
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
