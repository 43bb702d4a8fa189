import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { OvenMissing, TimedSession } from '#domain/planning/timed-session/timed-session.js';
import { AppError } from '#platform/errors/app-error.js';
import { FairQueue } from '#platform/queue/fair-queue.js';
import type { QueueLoad } from '#platform/queue/bounded-queue.js';
import type { CalendarTask, PlanTask, PrintTask } from './timed-session-thread.js';

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
 * Plans and prints timed sessions in worker threads, because a large week would block the event
 * loop. Profiles take turns. There are no threads before the first request.
 */
@Injectable()
export class TimedSessionThreads implements OnApplicationShutdown {
  private readonly queue = new FairQueue(THREADS, MAX_WAITING);
  private readonly pool = new Piscina({
    // The compiled file, also when tests run the sources.
    filename: import.meta.resolve('#timed-session-thread'),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_TIMEOUT,
    env: {}, // the threads need no secrets
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });

  get load(): QueueLoad {
    return this.queue.load;
  }

  /** @throws SERVICE_UNAVAILABLE when too many requests wait, or after the deadline */
  plan(profileId: number, task: PlanTask): Promise<TimedSession | OvenMissing> {
    return this.run('plan', profileId, task);
  }

  /** Draws a session. @throws SERVICE_UNAVAILABLE as {@link plan} */
  draw(profileId: number, task: PrintTask): Promise<string> {
    return this.run('draw', profileId, task);
  }

  /** Lists the events of a session. @throws SERVICE_UNAVAILABLE as {@link plan} */
  listEvents(profileId: number, task: CalendarTask): Promise<string> {
    return this.run('listEvents', profileId, task);
  }

  private async run<Result>(name: string, profileId: number, task: unknown): Promise<Result> {
    const signal = AbortSignal.timeout(DEADLINE);
    try {
      const run = () => this.pool.run(task, { name, signal }) as Promise<Result>;
      return await this.queue.run(String(profileId), signal, run);
    } catch (error) {
      throw signal.aborted ? new AppError('SERVICE_UNAVAILABLE') : error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
