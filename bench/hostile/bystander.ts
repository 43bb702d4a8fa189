import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SessionHeaders } from '../harness/account.js';

export interface BystanderOptions {
  readonly apiUrl: string;
  readonly headers: SessionHeaders;
  /** Body of the recipe that it writes. */
  readonly recipe: object;
  /** Process id of the API, whose memory is measured. */
  readonly apiPid: number | undefined;
}

/** What the bystander saw of one request. Latencies are in milliseconds. */
export interface RequestObservation {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Number of answers that were not a 2xx, by status or error code. */
  readonly refusals: Readonly<Record<string, number>>;
}

export interface Observation {
  readonly health: RequestObservation;
  readonly me: RequestObservation;
  readonly recipes: RequestObservation;
  /** Highest resident memory of the API. */
  readonly highestMegabytes: number;
  /** Highest delay of a timer of the bystander itself: how busy the machine was. */
  readonly timerDelay: number;
}

/**
 * A client that uses the API as usual while another one attacks it. It runs on a thread of its own,
 * so that the work of the attacking client does not delay it.
 */
export class Bystander {
  private constructor(private readonly worker: Worker) {}

  /** Starts the thread and waits until its first requests are answered, so that it is connected. */
  static async start(options: BystanderOptions): Promise<Bystander> {
    const file = new URL('./bystander-thread.js', import.meta.url);
    const worker = new Worker(file, { workerData: options });
    await once(worker, 'message');
    return new Bystander(worker);
  }

  async stop(): Promise<Observation> {
    this.worker.postMessage('stop');
    const [observation] = (await once(this.worker, 'message')) as [Observation];
    await this.worker.terminate();
    return observation;
  }
}
