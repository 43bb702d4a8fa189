import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { type ClientPath, FairQueue, type QueueLoad } from '#platform/queue/fair-queue.js';
import { ChildMemory } from '../../../child-process/child-memory.js';
import { ChildProcess } from '../../../child-process/child-process.js';
import { InvalidRequest } from '../../../http/fields/validation-error.js';
import type { PhotoAnswer } from './photo-process.js';
import type { ResizedPhoto } from './resized-photo.js';

/** The person whose recipe gets the photo. */
export interface Photographer {
  readonly id: number;
  readonly houseId: number | null;
}

/** Maximum number of pictures processed at once, and that wait. */
const MAX_PROCESSES = 2;
const MAX_WAITING = 32;
/** Milliseconds after which a waiting picture is refused. */
const MAX_WAIT = 20_000;
/** Milliseconds until its memory is known, which only a busy machine exceeds, and until it is processed. */
const SIZE_DEADLINE = 10_000;
const DEADLINE = 45_000;

/**
 * MiB above which a picture is large: one of them is processed at once, so that the others need not
 * wait for its memory. And those of the largest one: AVIF with 50 megapixels.
 */
const LARGE_MIB = 256;
const MAX_MIB = 986;
const LARGE_PICTURES = { name: 'large pictures', max: 1 };

/** libvips keeps a picture in memory up to this size. Above it, it would write a file in `/tmp`. */
const ENV = { VIPS_DISC_THRESHOLD: '1g' };

const NO_PICTURE =
  'The body must be a picture in JPEG, PNG, WebP, HEIC or AVIF with at most 50 megapixels.';

/**
 * Makes photos of pictures, each in a process of its own: a hostile picture that crashes or occupies
 * a decoder ends this process only, and all of its memory is returned.
 */
@Injectable()
export class PhotoProcessor {
  private readonly queue = new FairQueue(MAX_PROCESSES, MAX_WAITING, { maxWait: MAX_WAIT });

  constructor(private readonly memory: ChildMemory) {}

  get load(): QueueLoad {
    return this.queue.load;
  }

  /**
   * One picture of a person at a time. Households take turns.
   *
   * @param signal aborted when the client disconnects
   * @throws VALIDATION_ERROR when the bytes are no picture or one with too many pixels
   * @throws SERVICE_UNAVAILABLE when too many pictures wait, or when a process takes long to start
   */
  async process(
    picture: Uint8Array,
    photographer: Photographer,
    signal?: AbortSignal,
  ): Promise<ResizedPhoto> {
    const path = pathOf(photographer);
    let photo = await this.queue.run(path, signal, () => this.resize(picture, LARGE_MIB));
    if (photo === 'too large') {
      const resize = () => this.resize(picture, MAX_MIB);
      photo = await this.queue.run([LARGE_PICTURES, ...path], signal, resize);
    }
    if (photo === null || photo === 'too large') throw new InvalidRequest([NO_PICTURE]);
    return photo;
  }

  /** Returns null when the process ends without a photo. */
  private async resize(
    picture: Uint8Array,
    maxMib: number,
  ): Promise<ResizedPhoto | 'too large' | null> {
    const child = new ChildProcess<Uint8Array, PhotoAnswer>('#photo-process', { env: ENV });
    let release: (() => void) | undefined;
    let mib: number | undefined;
    try {
      mib = Number(await child.ask(picture, SIZE_DEADLINE));
      if (mib > maxMib) return 'too large';
      release = await this.memory.take(mib, AbortSignal.timeout(MAX_WAIT));
      return (await child.ask('next', DEADLINE)) as ResizedPhoto;
    } catch (error) {
      if (error instanceof AppError) throw error;
      const isLate = mib === undefined && (error as Error).name === 'TimeoutError';
      if (isLate) throw new AppError('SERVICE_UNAVAILABLE');
      return null;
    } finally {
      child.end();
      release?.();
    }
  }
}

/** The place of a person in a queue of pictures. */
export function pathOf({ id, houseId }: Photographer): ClientPath {
  const person = { name: `person ${String(id)}`, max: 1 };
  return [houseId === null ? person.name : `house ${String(houseId)}`, person];
}
