import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import type { QueueLoad } from '#platform/queue/fair-queue.js';
import { PasswordService } from '../auth/passwords/password.service.js';
import { EgressClient } from '../egress/egress.client.js';
import { TimedSessionThreads } from '../planning/batch-session/timed-session-threads.js';
import { PhotoProcessor } from '../recipes/photos/processing/photo-processor.js';
import { PageReader } from '../sources/pages/page-reader.js';

/** Measures the queues of work that runs in threads or on the network. */
@Injectable()
export class QueuesMetrics {
  constructor(
    registry: Registry,
    passwords: PasswordService,
    pages: PageReader,
    sessions: TimedSessionThreads,
    requests: EgressClient,
    photos: PhotoProcessor,
  ) {
    const queues: Readonly<Record<string, { readonly load: QueueLoad }>> = {
      password_hashes: passwords,
      pages,
      timed_sessions: sessions,
      source_requests: requests,
      photos,
    };
    new Gauge({
      name: 'queue_tasks',
      help: 'Tasks that run or wait, by queue',
      labelNames: ['queue', 'state'],
      registers: [registry],
      collect() {
        for (const [queue, { load }] of Object.entries(queues)) {
          this.set({ queue, state: 'running' }, load.running);
          this.set({ queue, state: 'waiting' }, load.waiting);
        }
      },
    });
    new Counter({
      name: 'queue_refusals_total',
      help: 'Tasks refused with 503 because too many waited, by queue',
      labelNames: ['queue'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [queue, { load }] of Object.entries(queues)) this.inc({ queue }, load.refused);
      },
    });
  }
}
