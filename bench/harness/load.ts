import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly connections?: number;
  /** Seconds. */
  readonly duration?: number;
}

/** Sends requests on `connections` in parallel. Throws when a response is not a 2xx. */
export async function load({
  connections = 32,
  duration = 4,
  ...request
}: LoadOptions): Promise<Load> {
  const result = await autocannon({ ...request, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${request.url}: ${String(result.non2xx)} not 2xx, ${String(result.errors)} errors`,
    );
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
