import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { flushTraces } from './start-tracing.js';

/** Exports the last spans when the app has stopped. */
@Injectable()
export class TraceFlusher implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return flushTraces();
  }
}
