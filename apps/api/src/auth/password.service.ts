import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from '#platform/queue/bounded-queue.js';

/** Argon2id (the package's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one of the four threads of Node.js free for files and DNS lookups. */
const CONCURRENCY = Math.min(availableParallelism(), 3);

/** In a longer queue the last request would wait for seconds. */
const MAX_WAITING = 500;

/** Hashes and verifies passwords in the thread pool, a few at once. */
@Injectable()
export class PasswordService {
  private readonly queue = new BoundedQueue(CONCURRENCY, MAX_WAITING);

  /** Verified when the email is unknown, so that login takes as long as with a known email. */
  private readonly dummyHash = hash('password of an unknown email', PARAMETERS);

  /** @throws SERVICE_UNAVAILABLE when too many requests wait */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password matches the hash. Without a hash: false, after the same time.
   *
   * @throws SERVICE_UNAVAILABLE when too many requests wait
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const expected = passwordHash ?? (await this.dummyHash);
    const matches = await this.queue.run(() => verify(expected, password));
    return matches && passwordHash !== undefined;
  }
}
