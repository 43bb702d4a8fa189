import autocannon from 'autocannon';
import type { SessionHeaders } from './account.js';
import type { BenchContext } from './bench-context.js';
import { compare, QUICK } from './figures/compare.js';
import type { Figure } from './figures/report.js';
import { type RunningProcess, startProcess } from './process.js';
import type { Services } from './services.js';

interface Load {
  readonly requestsPerSecond: number;
  /** Median latency, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly url: string;
  /** The sessions of the connections, in turn. */
  readonly sessions: readonly SessionHeaders[];
  /** JSON of a `POST`; without it, the request is a `GET`. */
  readonly body?: string;
  readonly connections?: number;
  /** Seconds. */
  readonly duration?: number;
}

interface RateComparison extends Omit<LoadOptions, 'url'> {
  readonly name: string;
  readonly apiUrl: string;
  readonly controlUrl: string;
  readonly path: string;
  /** Target for the rate of the API divided by the rate of the control. */
  readonly target?: Figure['target'];
}

/** Sends requests on several connections in parallel. Throws when a response is not a 2xx. */
export async function load({
  connections = 32,
  duration = 4,
  sessions,
  body,
  url,
}: LoadOptions): Promise<Load> {
  let opened = 0;
  const { non2xx, errors, ...result } = await autocannon({
    url,
    setupClient: (client) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      client.setHeaders({ ...sessions[opened++ % sessions.length], ...type });
    },
    ...(body !== undefined && { method: 'POST', body }),
    connections,
    duration: QUICK ? 1 : duration,
  });
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${url}: ${String(non2xx)} not 2xx, ${String(errors)} errors`);
  }
  if (result.requests.total === 0) throw new Error(`${url}: no response in a round`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Compares the requests per second of the API and of its control. */
export async function compareRates({
  name,
  apiUrl,
  controlUrl,
  path,
  target,
  ...options
}: RateComparison): Promise<void> {
  const rate = (url: string) => async () =>
    (await load({ ...options, url: url + path })).requestsPerSecond;
  await compare({
    name,
    unit: 'requests/s',
    ours: rate(apiUrl),
    control: rate(controlUrl),
    target,
  });
}

/** Starts the bare Fastify of `bench/controls/api.control.ts` on the same database. */
export function startApiControl(
  { databaseUrl }: Pick<BenchContext, 'databaseUrl'>,
  { api, classifier }: Services,
  [session]: readonly SessionHeaders[],
): Promise<RunningProcess> {
  return startProcess('bench/controls/api.control.js', {
    DATABASE_URL: databaseUrl,
    CLASSIFIER_URL: classifier.url,
    API_URL: api.url,
    COOKIE: session?.cookie ?? '',
  });
}
