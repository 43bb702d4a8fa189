import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { TextScheduler } from './text-scheduler.js';

/** Measures the texts of requests and of the worker. */
@Injectable()
export class TextSchedulerMetrics {
  constructor(registry: Registry, scheduler: TextScheduler) {
    new Gauge({
      name: 'classifier_texts_waiting',
      help: 'Texts that were received and are not yet processed',
      registers: [registry],
      collect() {
        this.set(scheduler.unprocessed);
      },
    });
  }
}
