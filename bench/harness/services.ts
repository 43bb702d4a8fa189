import type { BenchContext } from './bench-context.js';
import { type RunningProcess, startProcess } from './process.js';

/** Fixed, so that the controls verify the cookies of the API. */
export const JWT_SECRET = 'the-benchmarks-sign-their-cookies-with-this';
export const INTERNAL_SECRET = 'the-benchmarks-call-internal-routes-with-this';

export interface Services {
  readonly api: RunningProcess;
  readonly classifier: RunningProcess;
  stop(): Promise<void>;
}

/** Starts the classifier (without its worker) and the API in production mode, without rate limits. */
export async function startServices(
  { databaseUrl, dataDir }: BenchContext,
  env: Readonly<Record<string, string>> = {},
): Promise<Services> {
  const shared = { DATA_DIR: dataDir, INTERNAL_SECRET, JWT_SECRET, RATE_LIMIT: 'off' };
  const classifier = await startProcess('apps/classifier/src/main.js', {
    ...shared,
    CLASSIFIER_PORT: '0',
    WORKER: 'off',
    ...env,
  });
  const api = await startProcess('apps/api/src/main.js', {
    ...shared,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: classifier.url,
    ...env,
  });
  const stop = async () => {
    await api.stop();
    await classifier.stop();
  };
  return { api, classifier, stop };
}
