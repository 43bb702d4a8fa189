import type { INestApplication } from '@nestjs/common';
import { Pool } from 'pg';

/**
 * Opens every connection of the pool, because a burst of requests that has to open them waits much
 * longer than one that finds them open. A connection that fails is opened by a later request.
 */
export async function openConnections(app: INestApplication): Promise<void> {
  const pool = app.get(Pool, { strict: false });
  const connections = Array.from({ length: pool.options.max }, () => pool.connect());
  for (const result of await Promise.allSettled(connections)) {
    if (result.status === 'fulfilled') result.value.release();
  }
}
