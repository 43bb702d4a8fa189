import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedWork } from './bounded-work.js';

/** Argon2id, the package's default, with OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the four threads Node.js has for such work, one stays free for files and name look-ups. */
const AT_ONCE = Math.min(availableParallelism(), 3);

/** More people than this, each waiting for some milliseconds, would wait for seconds. */
const MAX_QUEUE = 500;

/** Hashes and checks passwords, off the event loop and only so many at once. */
@Injectable()
export class PasswordService {
  private readonly bounded = new BoundedWork(AT_ONCE, MAX_QUEUE);

  /** What an unknown email is checked against, so that it costs as long as a known one. */
  private readonly nobody = hash('nobody has this password', PARAMETERS);

  hash(password: string): Promise<string> {
    return this.bounded.run(() => hash(password, PARAMETERS));
  }

  /** Whether the password belongs to the hash; false, after the same time, without a hash. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const expected = passwordHash ?? (await this.nobody);
    const matches = await this.bounded.run(() => verify(expected, password));
    return matches && passwordHash !== undefined;
  }
}
