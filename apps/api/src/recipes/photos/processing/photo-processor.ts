import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { type ClientPath, FairQueue, type QueueLoad } from '#platform/queue/fair-queue.js';
import { InvalidRequest } from '../../../http/fields/validation-error.js';
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
/** Milliseconds for one picture, including the start of its process. */
const DEADLINE = 45_000;

/** The compiled file, also when tests run the sources. */
const PROCESS = createRequire(import.meta.filename).resolve('#photo-process');

/** libvips keeps a picture in memory up to this size. Above it, it would write a file in `/tmp`. */
const ENV = { VIPS_DISC_THRESHOLD: '1g' };

const NO_PICTURE =
  'The body must be a picture in JPEG, PNG, WebP, HEIC or AVIF with at most 50 megapixels.';

/**
 * Makes photos of pictures, each in a process of its own: a hostile picture that crashes or occupies
 * a decoder ends this process only, and all of its memory is returned. It has a low priority, and no
 * secrets.
 */
@Injectable()
export class PhotoProcessor {
  private readonly queue = new FairQueue(MAX_PROCESSES, MAX_WAITING, { maxWait: MAX_WAIT });

  get load(): QueueLoad {
    return this.queue.load;
  }

  /**
   * One picture of a person at a time. Households take turns.
   *
   * @param signal aborted when the client disconnects
   * @throws VALIDATION_ERROR when the bytes are no picture or one with too many pixels
   * @throws SERVICE_UNAVAILABLE when too many pictures wait
   */
  async process(
    picture: Uint8Array,
    photographer: Photographer,
    signal?: AbortSignal,
  ): Promise<ResizedPhoto> {
    const photo = await this.queue.run(pathOf(photographer), signal, () => resize(picture));
    if (photo === null) throw new InvalidRequest([NO_PICTURE]);
    return photo;
  }
}

/** The place of a person in a queue of pictures. */
export function pathOf({ id, houseId }: Photographer): ClientPath {
  const person = { name: `person ${String(id)}`, max: 1 };
  return [houseId === null ? person.name : `house ${String(houseId)}`, person];
}

/** Returns null when the process ends without a photo. */
function resize(picture: Uint8Array): Promise<ResizedPhoto | null> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      env: ENV,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: DEADLINE,
      killSignal: 'SIGKILL',
    });
    child.once('message', (photo) => {
      resolve(photo as unknown as ResizedPhoto | null);
    });
    child.once('close', () => {
      resolve(null);
    });
    child.once('error', () => {
      reject(new AppError('SERVICE_UNAVAILABLE'));
    });
    // When the process has ended, `close` follows.
    child.send(picture, () => undefined);
  });
}
