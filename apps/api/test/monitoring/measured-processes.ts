import { readMetrics, type ReadMetrics } from '../support/metrics.js';
import { startBackgroundWorker } from '../support/processes/app-process.js';
import { freePort } from '../support/processes/free-port.js';
import { startTestApp } from '../support/test-app.js';

/** The metrics of each kind of process. */
export interface MeasuredProcesses {
  readonly api: ReadMetrics;
  readonly classifier: ReadMetrics;
  readonly worker: ReadMetrics;
  /** The classifier with its worker. */
  readonly both: ReadMetrics;
  stop(): Promise<void>;
}

/** Starts the API, and the classifier in its three modes, and reads their metrics. */
export async function startMeasuredProcesses(): Promise<MeasuredProcesses> {
  const app = await startTestApp();
  const start = async (WORKER: string) =>
    startBackgroundWorker({
      WORKER,
      API_URL: app.url,
      WORKER_PORT: await freePort(),
      CLASSIFIER_PORT: '0',
    });
  const [off, alone, both] = await Promise.all([start('off'), start('alone'), start('with')]);
  return {
    api: await readMetrics(app.url),
    classifier: await readMetrics(off.url),
    worker: await readMetrics(alone.url),
    both: await readMetrics(both.url),
    stop: async () => {
      await Promise.all([off, alone, both].map((process) => process.stop()));
      await app.close();
    },
  };
}
