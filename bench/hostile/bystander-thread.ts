import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout } from 'node:timers/promises';
import { Client, type Dispatcher } from 'undici';
import { quantile } from '../harness/figures/statistics.js';
import { residentMegabytes } from '../harness/process.js';
import type { BystanderOptions, Observation, RequestObservation } from './bystander.js';

const READ_INTERVAL_MS = 20;
/** Longer than the read interval, because each write adds a recipe to the database. */
const WRITE_INTERVAL_MS = 200;
const MEMORY_INTERVAL_MS = 100;
const TIMER_RESOLUTION_MS = 10;
/** Time for the last answers after the end of the observation, in milliseconds. */
const LAST_ANSWER_MS = 3_000;

const { apiUrl, headers, recipe, apiPid } = workerData as BystanderOptions;
let highestMegabytes = 0;
let stopped = false;

/** Sends one request on one connection, at intervals or as soon as the last answer arrives. */
class RequestObserver {
  private readonly client = new Client(apiUrl, { headersTimeout: 0, bodyTimeout: 0 });
  private readonly latencies: number[] = [];
  private readonly refusals = new Map<string, number>();
  private sentAt: number | undefined;

  constructor(
    private readonly request: Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'body'>,
    private readonly interval: number,
  ) {}

  async connect(): Promise<void> {
    await this.refusal();
  }

  async observe(): Promise<void> {
    while (!stopped) {
      this.sentAt = performance.now();
      const refusal = await this.refusal();
      if (refusal !== undefined) this.countRefusal(refusal);
      this.addLatency(this.sentAt);
      const next = this.sentAt + this.interval - performance.now();
      this.sentAt = undefined;
      await setTimeout(Math.max(0, next));
    }
  }

  /** A request without an answer counts as refused, with its latency until now. */
  result(): RequestObservation {
    if (this.sentAt !== undefined) {
      this.countRefusal('no answer');
      this.addLatency(this.sentAt);
    }
    return {
      p50: quantile(this.latencies, 0.5),
      p99: quantile(this.latencies, 0.99),
      max: quantile(this.latencies, 1),
      refusals: Object.fromEntries(this.refusals),
    };
  }

  /** Returns undefined for a 2xx, otherwise the status or the error code of the connection. */
  private async refusal(): Promise<string | undefined> {
    try {
      const { statusCode, body } = await this.client.request({
        ...this.request,
        headers: { ...headers, ...(this.request.body && { 'content-type': 'application/json' }) },
      });
      await body.dump();
      return statusCode >= 200 && statusCode < 300 ? undefined : String(statusCode);
    } catch (error) {
      return (error as { readonly code?: string }).code ?? 'ERROR';
    }
  }

  /**
   * While one request waits, the requests that were due in the meantime are not sent. They count
   * with the latency that they would have had.
   */
  private addLatency(sentAt: number): void {
    const latency = performance.now() - sentAt;
    this.latencies.push(latency);
    for (let rest = latency - this.interval; rest > this.interval; rest -= this.interval) {
      this.latencies.push(rest);
    }
  }

  private countRefusal(refusal: string): void {
    this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
  }
}

async function observeMemory(): Promise<void> {
  while (!stopped) {
    highestMegabytes = Math.max(highestMegabytes, await residentMegabytes(apiPid));
    await setTimeout(MEMORY_INTERVAL_MS);
  }
}

const reader = (path: string) => new RequestObserver({ method: 'GET', path }, READ_INTERVAL_MS);
const [health, me] = [reader('/health'), reader('/auth/me')];
const recipes = new RequestObserver(
  { method: 'POST', path: '/recipes', body: JSON.stringify(recipe) },
  WRITE_INTERVAL_MS,
);
const timers = monitorEventLoopDelay({ resolution: TIMER_RESOLUTION_MS });
timers.enable();
const observers = [health, me, recipes];
await Promise.all(observers.map((observer) => observer.connect()));
parentPort?.postMessage('connected');
const observing = Promise.all(observers.map((observer) => observer.observe()));
void observeMemory();
parentPort?.once('message', () => void reportResults());

async function reportResults(): Promise<void> {
  stopped = true;
  await Promise.race([observing, setTimeout(LAST_ANSWER_MS)]);
  const observation: Observation = {
    health: health.result(),
    me: me.result(),
    recipes: recipes.result(),
    highestMegabytes,
    timerDelay: timers.max / 1_000_000,
  };
  parentPort?.postMessage(observation);
}
