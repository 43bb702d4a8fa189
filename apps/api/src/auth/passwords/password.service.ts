import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '#platform/queue/fair-queue.js';
import type { QueueLoad } from '#platform/queue/bounded-queue.js';

/** Argon2id (the package's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one of the four threads of Node.js free for files and DNS lookups. */
const CONCURRENCY = Math.min(availableParallelism(), 3);

/** With more requests, one would wait for seconds. */
const MAX_WAITING = 500;

/** Where a request for a hash comes from. */
type Requester = Pick<Caller, 'address' | 'signal'>;

/** Hashes and verifies passwords in the thread pool, a few at once. Addresses take turns. */
@Injectable()
export class PasswordService {
  private readonly queue = new FairQueue(CONCURRENCY, MAX_WAITING);

  /** Verified when the email is unknown, so that login takes as long as with a known email. */
  private readonly dummyHash = hash('password of an unknown email', PARAMETERS);

  get load(): QueueLoad {
    return this.queue.load;
  }

  /** @throws SERVICE_UNAVAILABLE when too many requests wait */
  hash(password: string, { address, signal }: Requester): Promise<string> {
    return this.queue.run(address, signal, () => hash(password, PARAMETERS));
  }

  /**
   * Whether the password matches the hash. Without a hash: false, after the same time.
   *
   * @throws SERVICE_UNAVAILABLE when too many requests wait
   */
  async matches(
    passwordHash: string | undefined,
    password: string,
    { address, signal }: Requester,
  ): Promise<boolean> {
    const expected = passwordHash ?? (await this.dummyHash);
    const matches = await this.queue.run(address, signal, () => verify(expected, password));
    return matches && passwordHash !== undefined;
  }
}

/** The client that sends a password. */
export interface Caller {
  /** See `clientAddress`. */
  readonly address: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** The value of its device cookie. */
  readonly deviceToken: string | undefined;
  /** The header `User-Agent`. */
  readonly userAgent: string | undefined;
}
