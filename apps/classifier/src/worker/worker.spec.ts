import { ApiOverloaded, type InternalApiClient } from '#internal-api/internal-api.client.js';
import { Registry } from 'prom-client';
import { TextScheduler } from '../text-scheduler.js';
import { StepDetector } from './step-detector.js';
import { Worker } from './worker.js';
import { WorkerMetrics } from './worker.metrics.js';

/** Detects each claim in the given time, in ms. */
function slowDetector(duration: number): StepDetector {
  const detector = {
    version: 'v1',
    detect: async (steps: readonly unknown[]) => {
      if (steps.length === 0) return [];
      await new Promise((resolve) => setTimeout(resolve, duration));
      return [{ stepId: 1, revision: 1, result: {} }];
    },
    detectTexts: () => Promise.resolve([]),
  };
  return detector as unknown as StepDetector;
}

describe('Worker', () => {
  it('claims and detects while two deliveries last, and not more', async () => {
    jest.useFakeTimers();
    let unfinished = 0;
    const counts: number[] = [];
    const claim = jest
      .fn()
      .mockResolvedValue({ steps: [] })
      .mockResolvedValueOnce({ steps: [{}] })
      .mockResolvedValueOnce({ steps: [{}] })
      .mockResolvedValueOnce({ steps: [{}] })
      .mockResolvedValueOnce({ steps: [{}] });
    const deliver = async () => {
      counts.push(++unfinished);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      unfinished--;
      return { applied: 1, stale: 0, rejected: [] };
    };
    const api = { claim, deliver, close: jest.fn() } as unknown as InternalApiClient;
    const worker = new Worker(api, slowDetector(100), new WorkerMetrics(new Registry()));
    worker.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(900);
    // The results of the third claim wait for one of the deliveries.
    expect(claim).toHaveBeenCalledTimes(3);
    await Promise.all([worker.beforeApplicationShutdown(), jest.advanceTimersByTimeAsync(10_000)]);
    jest.useRealTimers();
    expect(counts).toEqual([1, 2, 2]);
    expect(unfinished).toBe(0);
  });

  it('runs one loop when its start hook is called twice', async () => {
    const claim = jest.fn().mockResolvedValue({ steps: [] });
    const api = { claim, close: jest.fn() } as unknown as InternalApiClient;
    const classifier = {
      version: 'v1',
      resolveLine: jest.fn(),
      process: jest.fn(),
    };
    const detector = new StepDetector(classifier, new TextScheduler());
    const worker = new Worker(api, detector, new WorkerMetrics(new Registry()));
    worker.onApplicationBootstrap();
    worker.onApplicationBootstrap();
    await worker.beforeApplicationShutdown();
    expect(claim).toHaveBeenCalledTimes(1);
  });

  it('keeps one listener, however often it found no step', async () => {
    jest.useFakeTimers();
    const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
    const removed = jest.spyOn(AbortSignal.prototype, 'removeEventListener');
    const claim = jest.fn().mockResolvedValue({ steps: [] });
    const api = { claim, close: jest.fn() } as unknown as InternalApiClient;
    const worker = new Worker(api, slowDetector(0), new WorkerMetrics(new Registry()));
    worker.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(claim.mock.calls.length).toBeGreaterThan(10);
    expect(added.mock.calls.length - removed.mock.calls.length).toBe(1);
    await worker.beforeApplicationShutdown();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('repeats a delivery until the lease ends, which begins with the claim', async () => {
    jest.useFakeTimers();
    const start = Date.now();
    const attempts: number[] = [];
    const api = {
      claim: jest
        .fn()
        .mockResolvedValue({ steps: [] })
        .mockResolvedValueOnce({ steps: [{}] }),
      deliver: () => {
        attempts.push(Date.now() - start);
        return Promise.reject(new Error('unreachable'));
      },
      close: jest.fn(),
    } as unknown as InternalApiClient;
    const detector = slowDetector(50_000);
    const worker = new Worker(api, detector, new WorkerMetrics(new Registry()));
    worker.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(120_000);
    await Promise.all([worker.beforeApplicationShutdown(), jest.advanceTimersByTimeAsync(10_000)]);
    jest.useRealTimers();
    expect(attempts[0]).toBe(50_000);
    expect(attempts.at(-1)).toBeGreaterThanOrEqual(60_000);
    expect(attempts.at(-1)).toBeLessThan(66_000);
  });

  it('repeats a delivery to an overloaded API after the lease, instead of claiming again', async () => {
    jest.useFakeTimers();
    const start = Date.now();
    const delivered: number[] = [];
    const api = {
      claim: jest
        .fn()
        .mockResolvedValue({ steps: [] })
        .mockResolvedValueOnce({ steps: [{}] }),
      deliver: () => {
        const elapsed = Date.now() - start;
        if (elapsed < 600_000) return Promise.reject(new ApiOverloaded('503'));
        delivered.push(elapsed);
        return Promise.resolve({ applied: 1, stale: 0, rejected: [] });
      },
      close: jest.fn(),
    } as unknown as InternalApiClient;
    const worker = new Worker(api, slowDetector(100), new WorkerMetrics(new Registry()));
    worker.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(620_000);
    await Promise.all([worker.beforeApplicationShutdown(), jest.advanceTimersByTimeAsync(10_000)]);
    jest.useRealTimers();
    expect(delivered).toHaveLength(1);
  });
});
