import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './config.js';

/**
 * Starts the HTTP service and returns its URL. Without the service, a worker alone still detects:
 * it only lacks its health check and metrics. It logs the problem and returns undefined.
 */
export async function serve(
  app: NestFastifyApplication,
  { host, port, worker }: Config,
): Promise<string | undefined> {
  try {
    await app.listen(port, host);
    return await app.getUrl();
  } catch (error) {
    if (!worker?.alone) throw error;
    new Logger('Worker').warn(
      { event: 'metrics-not-served', err: error },
      'The worker detects, but serves no health check and no metrics.',
    );
    return undefined;
  }
}
