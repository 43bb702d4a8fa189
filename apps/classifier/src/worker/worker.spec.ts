import type { InternalApiClient } from '#internal-api/internal-api.client.js';
import { Registry } from 'prom-client';
import { TextQueue } from '../text-queue.js';
import { StepDetector } from './step-detector.js';
import { Worker } from './worker.js';
import { WorkerMetrics } from './worker.metrics.js';

describe('Worker', () => {
  it('runs one loop when its start hook is called twice', async () => {
    const claim = jest.fn().mockResolvedValue({ steps: [] });
    const api = { claim, close: jest.fn() } as unknown as InternalApiClient;
    const classifier = { version: 'v1', resolveLine: jest.fn(), process: jest.fn() };
    const detector = new StepDetector(classifier, new TextQueue());
    const worker = new Worker(api, detector, new WorkerMetrics(new Registry()));
    worker.onApplicationBootstrap();
    worker.onApplicationBootstrap();
    await worker.beforeApplicationShutdown();
    expect(claim).toHaveBeenCalledTimes(1);
  });
});
