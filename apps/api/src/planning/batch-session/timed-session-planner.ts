import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { OvenMissing, TimedSession } from '#domain/planning/timed-session/timed-session.js';
import { AppError } from '#platform/errors/app-error.js';
import { FairQueue } from '#platform/queue/fair-queue.js';
import type { TimedSessionTask } from './timed-session-thread.js';

/** Leaves a processor free for the event loop. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** With more requests, one would wait for seconds. */
const MAX_WAITING = 32;

/**
 * Milliseconds for a request, including the wait. A week of 300 items takes half a second, the
 * worst known week three.
 */
const DEADLINE = 20_000;

/** Milliseconds until an idle thread ends; the next request waits about 100 ms for a new one. */
const IDLE_TIMEOUT = 30_000;

/**
 * Plans timed sessions in worker threads, because a large week would block the event loop. Profiles
 * take turns. There are no threads before the first request.
 */
@Injectable()
export class TimedSessionPlanner implements OnApplicationShutdown {
  private readonly queue = new FairQueue(THREADS, MAX_WAITING);
  private readonly pool = new Piscina<TimedSessionTask, TimedSession | OvenMissing>({
    // The compiled file, also when tests run the sources.
    filename: import.meta.resolve('#timed-session-thread'),
    name: 'plan',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_TIMEOUT,
    env: {}, // the threads need no secrets
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });

  /** @throws SERVICE_UNAVAILABLE when too many requests wait, or after the deadline */
  async plan(profileId: number, task: TimedSessionTask): Promise<TimedSession | OvenMissing> {
    const signal = AbortSignal.timeout(DEADLINE);
    try {
      const run = () => this.pool.run(task, { signal });
      return await this.queue.run(String(profileId), signal, run);
    } catch (error) {
      throw signal.aborted ? new AppError('SERVICE_UNAVAILABLE') : error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
