import type { Logger } from 'pino';

/** A request that was answered. */
export interface Answered {
  readonly requestId: string;
  readonly method: string;
  /** As it was asked for. */
  readonly url: string;
  readonly status: number;
  /** Milliseconds until the answer was sent. */
  readonly ms: number;
}

export type AccessLog = (answered: Answered) => void;

/**
 * One line a request. Paths that are polled begin with `polledPrefix`: answers of theirs that went
 * well are hardly news.
 */
export function createAccessLog(logger: Logger, polledPrefix?: string): AccessLog {
  return ({ requestId, method, url, status, ms }) => {
    const isPolled = polledPrefix !== undefined && url.startsWith(polledPrefix);
    logger[isPolled && status < 400 ? 'debug' : 'info']({
      requestId,
      method,
      path: url.split('?', 1)[0],
      status,
      ms: Math.round(ms),
    });
  };
}
