import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue, type QueueLoad } from '#platform/queue/fair-queue.js';

/** Argon2id (the package's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Leaves a core for the thread of the requests, which also accepts connections, and one of the four
 * threads of Node.js for files and DNS lookups.
 */
const CONCURRENCY = Math.min(Math.max(availableParallelism() - 1, 1), 3);

const MAX_WAITING = 500;
/** Milliseconds; a connection without a byte is closed after 60 s. */
const MAX_WAIT = 30_000;

/** Whose password it is, and where the request for its hash comes from. */
interface HashClient extends Pick<Caller, 'networks' | 'signal'> {
  /** The email of the account, which may be unknown. */
  readonly account: string;
  /** Whether the client is a device on which an account signed in before. */
  readonly isKnown: boolean;
}

/**
 * Hashes and verifies passwords in the thread pool, a few at once. Known devices have every second
 * turn, whatever other clients send. Within both, networks take turns, and the accounts of an address.
 */
@Injectable()
export class PasswordService {
  private readonly queue = new FairQueue(CONCURRENCY, MAX_WAITING, { maxWait: MAX_WAIT });

  /** Verified when the email is unknown, so that login takes as long as with a known email. */
  private readonly dummyHash = hash('password of an unknown email', PARAMETERS);

  get load(): QueueLoad {
    return this.queue.load;
  }

  /** @throws SERVICE_UNAVAILABLE when too many requests wait, or this one for too long */
  hash(password: string, hashClient: HashClient): Promise<string> {
    return this.inTurn(hashClient, () => hash(password, PARAMETERS));
  }

  /**
   * Whether the password matches the hash. Without a hash: false, after the same time. Call it in the
   * turn of the client.
   */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.dummyHash), password);
    return matches && typeof passwordHash === 'string';
  }

  /**
   * Runs a check of a password when it is the client's turn: what it reads before the hash waits too,
   * so that many logins do not keep the process from accepting connections.
   *
   * @throws SERVICE_UNAVAILABLE when too many requests wait
   */
  inTurn<T>(
    { networks, account, isKnown, signal }: HashClient,
    task: () => Promise<T>,
  ): Promise<T> {
    const devices = isKnown ? 'known devices' : 'other devices';
    return this.queue.run([devices, ...networks, account], signal, task);
  }
}

/** The client that sends a password. */
export interface Caller {
  /** See `clientAddress`. */
  readonly address: string;
  /** See `networksOf`. */
  readonly networks: readonly string[];
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** The value of its device cookie. */
  readonly deviceToken: string | undefined;
  /** The id of the session's tokens; undefined without a session. */
  readonly tokenId: string | undefined;
  /** The header `User-Agent`. */
  readonly userAgent: string | undefined;
}
