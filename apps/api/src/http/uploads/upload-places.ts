import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import type { RefusalsMetrics } from '../../overload/refusals.metrics.js';
import { closeSlow } from '../large-bodies.hook.js';

/** Files that a process receives at once, and those of a person. */
const MAX_UPLOADS = 32;
const MAX_OF_PERSON = 2;
/** Seconds after which a file of a person may be sent. */
const RETRY_AFTER = 10;
/** Milliseconds in which an upload cannot lose its place: its rate is not known yet. */
const GRACE = 5_000;

/** A file that arrives. */
interface Upload {
  readonly profileId: number | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** In the time of `performance.now()`. */
  readonly start: number;
  /** Bytes of its connection before it. */
  readonly before: number;
}

/**
 * Limits the files that arrive at once. When all places are taken, the slowest upload of the people
 * with the most uploads loses its place: slow clients do not keep others out.
 */
export class UploadPlaces {
  private readonly current = new Set<Upload>();

  constructor(private readonly metrics: RefusalsMetrics) {}

  /**
   * Takes a place for a file that begins to arrive.
   *
   * @returns a function that returns the place; it may be called again
   * @throws TOO_MANY_REQUESTS above the uploads of a person, SERVICE_UNAVAILABLE
   */
  take(request: FastifyRequest, reply: FastifyReply): () => void {
    const profileId = request.profile?.id;
    if (this.countOf(profileId) >= MAX_OF_PERSON) {
      throw new AppError('TOO_MANY_REQUESTS', undefined, RETRY_AFTER);
    }
    if (this.current.size >= MAX_UPLOADS) this.evictSlowest();
    const { bytesRead: before } = request.raw.socket;
    const upload = { profileId, request, reply, start: performance.now(), before };
    this.current.add(upload);
    return () => this.current.delete(upload);
  }

  private countOf(profileId: number | undefined): number {
    return [...this.current].filter((upload) => upload.profileId === profileId).length;
  }

  private evictSlowest(): void {
    const now = performance.now();
    const rateOf = ({ request, before, start }: Upload) =>
      (request.raw.socket.bytesRead - before) / (now - start);
    const [slowest] = [...this.current]
      .filter(({ start }) => now - start > GRACE)
      .sort(
        (one, other) =>
          this.countOf(other.profileId) - this.countOf(one.profileId) ||
          rateOf(one) - rateOf(other),
      );
    if (slowest === undefined) {
      this.metrics.countOverload('uploads');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    this.current.delete(slowest);
    closeSlow(slowest.request, slowest.reply);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadPlaces: UploadPlaces;
  }
}
