import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { TextQueue } from './text-queue.js';

/** Measures the queue of texts. */
@Injectable()
export class TextQueueMetrics {
  constructor(registry: Registry, queue: TextQueue) {
    new Gauge({
      name: 'classifier_texts_waiting',
      help: 'Texts that were received and are not yet processed',
      registers: [registry],
      collect() {
        this.set(queue.waiting);
      },
    });
  }
}
