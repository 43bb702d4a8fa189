import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { EventStreams } from './event-streams.service.js';

/** Measures the streams of events. */
@Injectable()
export class EventsMetrics {
  constructor(registry: Registry, streams: EventStreams) {
    new Gauge({
      name: 'event_streams',
      help: 'Open streams of events',
      registers: [registry],
      collect() {
        this.set(streams.count);
      },
    });
  }
}
