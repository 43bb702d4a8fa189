import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { OvenMissing, TimedSession } from '#domain/planning/timed-session/timed-session.js';
import { AppError } from '#platform/errors/app-error.js';
import { FairQueue, type QueueLoad } from '#platform/queue/fair-queue.js';
import type {
  CalendarTask,
  PlanTask,
  PrintTask,
  ProposedWeek,
  ProposeTask,
} from './timed-session-thread.js';

/** Leaves a processor free for the event loop. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** With more requests, one would wait for seconds. */
const MAX_WAITING = 32;

/**
 * Milliseconds for a request, including the wait. A week of 300 items takes half a second, the
 * worst known week two.
 */
const DEADLINE = 20_000;

/** Milliseconds until an idle thread ends; the next request waits about 100 ms for a new one. */
const IDLE_TIMEOUT = 30_000;

/** Whose turn it is. */
export interface SessionTurn {
  readonly houseId: number;
  readonly profileId: number;
  /** Names everything that the result depends on, besides the house. */
  readonly key: string;
}

/**
 * Plans and prints timed sessions and proposes weeks in worker threads, because a large week would
 * block the event loop. Houses take turns, one request of a house at a time; within a house, members take turns.
 * Threads start with the first request.
 */
@Injectable()
export class TimedSessionThreads implements OnApplicationShutdown {
  private readonly queue = new FairQueue(THREADS, MAX_WAITING);
  /** The results that are being computed, by house and key. */
  private readonly results = new Map<string, Promise<unknown>>();
  private readonly pool = new Piscina({
    // The compiled file, also when tests run the sources.
    filename: import.meta.resolve('#timed-session-thread'),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_TIMEOUT,
    env: {}, // the threads need no secrets
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });

  get load(): QueueLoad {
    return this.queue.load;
  }

  /**
   * Runs `work` in the member's turn. `work` reads the week itself, so that waiting requests hold no
   * recipes in memory. Equal requests at the same time share the first result. If the first one
   * fails, each of the others runs its own work: the error may concern the first session only.
   *
   * @throws SERVICE_UNAVAILABLE when too many requests wait, or after the deadline
   */
  async run<Result>(turn: SessionTurn, work: (thread: SessionThread) => Promise<Result>) {
    const { houseId, profileId, key } = turn;
    const house = `house ${String(houseId)}`;
    const name = `${house} ${key}`;
    const signal = AbortSignal.timeout(DEADLINE);
    const compute = () =>
      this.queue.run([{ name: house, max: 1 }, String(profileId)], signal, () =>
        work(new SessionThread(this.pool, signal)),
      );
    try {
      const shared = this.results.get(name) as Promise<Result> | undefined;
      if (shared !== undefined) return await shared.catch(compute);
      const result = compute();
      this.results.set(name, result);
      return await result.finally(() => this.results.delete(name));
    } catch (error) {
      throw signal.aborted ? new AppError('SERVICE_UNAVAILABLE') : error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

/** A worker thread during a turn. */
export class SessionThread {
  constructor(
    private readonly pool: Piscina,
    private readonly signal: AbortSignal,
  ) {}

  plan(task: PlanTask): Promise<TimedSession | OvenMissing> {
    return this.run('plan', task);
  }

  /** Draws a session. */
  draw(task: PrintTask): Promise<string> {
    return this.run('draw', task);
  }

  /** Writes a session as plain text. */
  write(task: PrintTask): Promise<string> {
    return this.run('write', task);
  }

  /** Lists the events of a session. */
  listEvents(task: CalendarTask): Promise<string> {
    return this.run('listEvents', task);
  }

  /** Proposes dishes for the cells of a week. */
  propose(task: ProposeTask): Promise<ProposedWeek[]> {
    return this.run('propose', task);
  }

  private run<Result>(name: string, task: unknown): Promise<Result> {
    return this.pool.run(task, { name, signal: this.signal }) as Promise<Result>;
  }
}
