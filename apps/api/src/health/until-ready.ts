import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '#platform/errors/app-error.js';
import type { Config } from '../config.js';
import { HEALTHY } from './health.view.js';
import { INTERVAL, ReadinessService } from './readiness.service.js';

/**
 * Returns when the database has the schema and the catalogues of this version. Until then
 * GET /health returns 200, and every other request 503/5030. The application starts afterwards,
 * because it loads the catalogues once.
 *
 * @throws an error that waiting does not solve, such as a wrong password or a port in use
 */
export async function untilReady(config: Config): Promise<void> {
  const readiness = new ReadinessService(config);
  try {
    if (await readiness.isReady()) return;
    const server = createServer(({ url }, response) => {
      sendHealth(response, url === '/health');
    });
    await once(server.listen(config.port, config.host), 'listening');
    process.on('SIGTERM', exit).on('SIGINT', exit);
    while (!(await readiness.isReady())) await setTimeout(INTERVAL);
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections(); // a request that is never completed would prevent the start
    await closed;
    process.off('SIGTERM', exit).off('SIGINT', exit);
  } finally {
    await readiness.onApplicationShutdown();
  }
}

function sendHealth(response: ServerResponse, isAlive: boolean): void {
  const { status, envelope, retryAfter } = new AppError('SERVICE_UNAVAILABLE');
  response.writeHead(isAlive ? 200 : status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
    ...(!isAlive && retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify(isAlive ? HEALTHY : envelope));
}

function exit(): void {
  process.exit(0);
}
