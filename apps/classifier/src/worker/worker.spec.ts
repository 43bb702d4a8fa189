import type { InternalApiClient } from '#internal-api/internal-api.client.js';
import { StepDetector } from './step-detector.js';
import { Worker } from './worker.js';

describe('Worker', () => {
  it('runs one loop when its start hook is called twice', async () => {
    const claim = jest.fn().mockResolvedValue({ steps: [] });
    const api = { claim, close: jest.fn() } as unknown as InternalApiClient;
    const detector = new StepDetector({
      version: 'v1',
      resolveLine: jest.fn(),
      process: jest.fn(),
    });
    const worker = new Worker(api, detector);
    worker.onApplicationBootstrap();
    worker.onApplicationBootstrap();
    await worker.beforeApplicationShutdown();
    expect(claim).toHaveBeenCalledTimes(1);
  });
});
