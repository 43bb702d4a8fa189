import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { InitialSchema1763600000000 } from '../../../../migrations/1763600000000-initial-schema.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';
import { ENTITIES } from './entities.js';

/** More connections than cores only queue inside PostgreSQL and lengthen the slowest answers. */
const POOL_SIZE = 8;

/**
 * Settings of every connection. Statements are named and planned once, without a look at their
 * parameters: what they do then depends on nobody's data, and is what the checked-in plans show.
 * They read down indices in order and stop early, which a bitmap scan cannot: it reads all first.
 */
const SETTINGS = [
  'TimeZone=UTC',
  'jit=off',
  'plan_cache_mode=force_generic_plan',
  'enable_bitmapscan=off',
];

/** How the service talks to PostgreSQL; times in milliseconds, short enough to answer 503 soon. */
export function dataSourceOptions(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: [InitialSchema1763600000000],
    namingStrategy: new SnakeNamingStrategy(),
    applicationName: 'popote',
    poolSize: POOL_SIZE,
    connectTimeoutMS: 500,
    extra: {
      query_timeout: 10_000,
      statement_timeout: 9_000,
      idle_in_transaction_session_timeout: 10_000,
      options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    },
  };
}
