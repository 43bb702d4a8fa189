import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { AppError } from '#platform/errors/app-error.js';
import { untraced } from '#platform/tracing/span.js';
import { Config } from '../config.js';
import { RefusalsMetrics } from '../overload/refusals.metrics.js';
import { asService } from '../requester/requester.js';
import { EventReader } from './event-reader.service.js';
import type { EventStream } from './event-stream.js';

/** Maximum number of open streams of one profile in this process. Not checked without rate limits. */
const MAX_STREAMS_OF_PROFILE = 10;

/** Maximum number of open streams in this process. */
const MAX_STREAMS = 2_000;

/** Seconds after which a client that has too many streams may try again. */
const RETRY_AFTER = 60;

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL = 15_000;

/** Milliseconds between two reads of events. Doubled after each failed read, up to the maximum. */
const READ_INTERVAL = 250;
const MAX_READ_INTERVAL = 5_000;

/**
 * The open streams of this process. While there is one, a statement reads the next events of all of
 * them several times a second. One timer sends all heartbeats.
 */
@Injectable()
export class EventStreams implements OnModuleInit {
  private readonly logger = new Logger(EventStreams.name);
  private readonly streams = new Set<EventStream>();
  private heartbeat: NodeJS.Timeout | undefined;
  private isReading = false;
  private isClosing = false;

  constructor(
    private readonly reader: EventReader,
    private readonly refusals: RefusalsMetrics,
    private readonly config: Config,
    registry: Registry,
  ) {
    const { streams } = this;
    new Gauge({
      name: 'event_streams',
      help: 'Open streams of events',
      registers: [registry],
      collect() {
        this.set(streams.size);
      },
    });
  }

  onModuleInit(): void {
    this.heartbeat = setInterval(() => {
      for (const stream of this.streams) stream.beat();
    }, HEARTBEAT_INTERVAL).unref();
  }

  /** Ends all streams. Their clients connect to another process after some seconds. */
  close(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams) stream.end();
  }

  /** @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE */
  add(stream: EventStream): void {
    this.requireRoom(stream.session.profileId);
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
    if (!this.isReading) void asService(() => untraced(() => this.read()));
  }

  private requireRoom(profileId: number): void {
    if (this.isClosing) throw new AppError('SERVICE_UNAVAILABLE');
    if (this.streams.size >= MAX_STREAMS) {
      this.refusals.countOverload('event_streams');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    if (!this.config.rateLimit) return;
    const ofProfile = [...this.streams].filter(({ session }) => session.profileId === profileId);
    if (ofProfile.length >= MAX_STREAMS_OF_PROFILE) {
      this.refusals.countRateLimit('event_streams');
      const detail = `At most ${String(MAX_STREAMS_OF_PROFILE)} streams of a profile may be open.`;
      throw new AppError('TOO_MANY_REQUESTS', detail, RETRY_AFTER);
    }
  }

  /** Reads until no stream is open. While the database is unreachable, streams stay open. */
  private async read(): Promise<void> {
    this.isReading = true;
    let failures = 0;
    while (this.streams.size > 0) {
      const interval = Math.min(READ_INTERVAL * 2 ** failures, MAX_READ_INTERVAL);
      await sleep(interval, undefined, { ref: false });
      try {
        await this.reader.sendNext(this.streams);
        failures = 0;
      } catch (error) {
        if (failures++ === 0) {
          this.logger.warn({ event: 'events-not-read', err: error }, 'Events could not be read.');
        }
      }
    }
    this.isReading = false;
  }
}
