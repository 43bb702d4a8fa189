import type { BenchContext } from './bench-context.js';
import { freePort, type RunningProcess, startProcess } from './process.js';

/** Fixed, so that the controls can verify the session cookies of the API. */
export const JWT_SECRET = 'the-benchmarks-sign-their-cookies-with-this';
export const INTERNAL_SECRET = 'the-benchmarks-call-internal-routes-with-this';

type Env = Readonly<Record<string, string>>;

/**
 * Starts the API in production mode, without rate limits.
 * @param logFile receives its output; without it, the output is printed
 * @param entry its program, a path in dist/
 */
export function startApi(
  context: BenchContext,
  env: Env,
  logFile?: string,
  entry = 'apps/api/src/main.js',
): Promise<RunningProcess> {
  const defaults = {
    PORT: '0',
    DATABASE_URL: context.databaseUrl,
    DATA_DIR: context.dataDir,
    RATE_LIMIT: 'off',
    INTERNAL_SECRET,
    JWT_SECRET,
  };
  return startProcess(entry, { ...defaults, ...env }, logFile);
}

/** Starts the classifier without its worker. */
export function startClassifier({ dataDir }: BenchContext, env: Env = {}): Promise<RunningProcess> {
  return startProcess('apps/classifier/src/main.js', {
    CLASSIFIER_PORT: '0',
    WORKER: 'off',
    DATA_DIR: dataDir,
    INTERNAL_SECRET,
    ...env,
  });
}

/** Starts the worker without the classifier's routes. */
export async function startWorker(
  context: BenchContext,
  apiUrl: string,
  port?: string,
): Promise<RunningProcess> {
  return startClassifier(context, {
    WORKER: 'alone',
    WORKER_PORT: port ?? String(await freePort()),
    WORKER_HTTP_PORT: '0',
    API_URL: apiUrl,
  });
}

export interface Services {
  readonly api: RunningProcess;
  readonly classifier: RunningProcess;
  stop(): Promise<void>;
}

/** Starts the classifier and the API. */
export async function startServices(context: BenchContext, env: Env = {}): Promise<Services> {
  const classifier = await startClassifier(context);
  const api = await startApi(context, { CLASSIFIER_URL: classifier.url, ...env });
  const stop = async () => {
    await api.stop();
    await classifier.stop();
  };
  return { api, classifier, stop };
}
