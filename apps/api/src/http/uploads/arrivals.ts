import type { FastifyRequest } from 'fastify';
import { BodyBudget } from '#platform/server/body-budget.js';
import type { RefusalsMetrics } from '../../overload/refusals.metrics.js';
import { ownNetworkOf } from '../../requester/client-address.js';

/** Bytes on disk of everything that arrives at once, and those that a body counts from its start. */
const MAX_BYTES = 4 * 1024 ** 3;
const MIN_BYTES = 4 * 1024 ** 2;

/**
 * The files and large bodies that arrive on disk. A slow one takes what it has sent, and no place.
 * When all of them take too much, the network with the most loses its oldest.
 */
export class Arrivals {
  private readonly budget = new BodyBudget(MAX_BYTES);
  private readonly current = new Set<FastifyRequest>();

  constructor(private readonly metrics: RefusalsMetrics) {}

  /** How many files of a person arrive. */
  filesOf(person: FastifyRequest['profile']): number {
    const isFile = ({ profile, routeOptions: { config } }: FastifyRequest) =>
      config.isUpload === true && profile?.id === person?.id;
    return [...this.current].filter(isFile).length;
  }

  /**
   * Counts the bytes of a body from now on.
   *
   * @param refuse called when the body must end
   * @returns a function to call when it has arrived; it may be called again
   */
  begin(request: FastifyRequest, refuse: () => void): () => void {
    const { ip, raw } = request;
    const body = {
      client: ownNetworkOf(ip),
      bytes: 0,
      refuse: () => {
        end();
        this.metrics.countOverload('uploads');
        refuse();
      },
    };
    const count = (chunk: Buffer) => {
      this.budget.add(body, chunk.length);
    };
    const end = () => {
      raw.off('data', count);
      this.budget.remove(body);
      this.current.delete(request);
    };
    this.current.add(request);
    raw.on('data', count);
    this.budget.add(body, MIN_BYTES);
    return end;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    arrivals: Arrivals;
  }
}
