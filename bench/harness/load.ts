import autocannon from 'autocannon';
import { compare } from './figures/compare.js';
import { QUICK } from './figures/effort.js';
import type { Figure } from './figures/report.js';

interface Load {
  readonly requestsPerSecond: number;
  /** Median latency, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly connections?: number;
  /** Seconds. */
  readonly duration?: number;
}

interface RateComparison extends Omit<LoadOptions, 'url'> {
  readonly title: string;
  readonly apiUrl: string;
  readonly controlUrl: string;
  readonly path: string;
  /** Target for the rate of the API divided by the rate of the control. */
  readonly target?: Figure['target'];
  readonly point?: Figure['point'];
  readonly rounds?: number;
}

/** Sends requests on several connections in parallel. Throws when a response is not a 2xx. */
export async function load({
  connections = 32,
  duration = 4,
  ...request
}: LoadOptions): Promise<Load> {
  const { non2xx, errors, ...result } = await autocannon({
    ...request,
    connections,
    duration: QUICK ? 1 : duration,
  });
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${request.url}: ${String(non2xx)} not 2xx, ${String(errors)} errors`);
  }
  if (result.requests.total === 0) throw new Error(`${request.url}: no response in a round`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Compares the requests per second of the API and of its control. */
export async function compareRates({
  title,
  apiUrl,
  controlUrl,
  path,
  target,
  point,
  rounds,
  ...options
}: RateComparison): Promise<void> {
  const rate = (url: string) => async () =>
    (await load({ ...options, url: url + path })).requestsPerSecond;
  await compare({
    title,
    unit: 'requests/s',
    ours: rate(apiUrl),
    control: rate(controlUrl),
    target,
    point,
    ...(rounds !== undefined && { rounds }),
  });
}
