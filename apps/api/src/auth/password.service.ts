import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the package's default, with OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, off the event loop. */
@Injectable()
export class PasswordService {
  /** What an unknown email is checked against, so that it costs as long as a known one. */
  private readonly nobody = hash('nobody has this password', PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** Whether the password belongs to the hash; false, after the same time, without a hash. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.nobody), password);
    return matches && passwordHash !== undefined;
  }
}
