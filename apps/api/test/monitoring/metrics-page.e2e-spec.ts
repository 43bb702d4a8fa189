import { readMetrics } from './read-metrics.js';
import { type AppProcess, startBackgroundWorker } from '../support/processes/app-process.js';
import { freePort } from '../support/processes/free-port.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { documentedMetrics } from './documented-metrics.js';

describe('docs/metrics.md', () => {
  let api: TestApp;
  let classifier: AppProcess;
  let worker: AppProcess;
  beforeAll(async () => {
    api = await startTestApp();
    const start = async (WORKER: string) =>
      startBackgroundWorker({
        WORKER,
        API_URL: api.url,
        WORKER_PORT: await freePort(),
        CLASSIFIER_PORT: '0',
      });
    [classifier, worker] = await Promise.all([start('with'), start('alone')]);
  });
  afterAll(async () => {
    await Promise.all([classifier.stop(), worker.stop()]);
    await api.close();
  });

  const every = documentedMetrics('Every process');
  const ofWorker = [every, documentedMetrics('Classifier'), documentedMetrics('Worker')];

  it.each([
    ['the API', () => api, [every, documentedMetrics('API')]],
    ['the classifier with its worker', () => classifier, ofWorker],
    ['a worker alone, which contains the engine', () => worker, ofWorker],
  ] as const)('lists the metrics of %s', async (_, process, lists) => {
    const documented = new Map(lists.flatMap((list) => [...list]));
    const metrics = await readMetrics(process().url);
    expect([...metrics.types()].sort()).toEqual([...documented].sort());
  });
});
