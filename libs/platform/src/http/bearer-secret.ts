import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors/app-error.js';

const SCHEME = /^Bearer (.+)$/i;

/** Verifies the secret in requests to internal routes. */
export class BearerSecret {
  private readonly digests: readonly Buffer[];

  /** @param secrets the current one, then the previous ones during a rotation */
  constructor(secrets: readonly string[]) {
    this.digests = secrets.map(digest);
  }

  /**
   * Requires one of the secrets in an `Authorization` header.
   *
   * @throws NOT_AUTHENTICATED
   */
  require(authorization: string | undefined): void {
    if (!this.matches(authorization)) {
      throw new AppError('NOT_AUTHENTICATED', 'The internal secret is required.');
    }
  }

  /**
   * Whether an `Authorization` header contains one of the secrets. The given secret is compared with
   * each of them, by digests of equal length, so that the response time reveals nothing.
   */
  matches(authorization: string | undefined): boolean {
    const given = digest(SCHEME.exec(authorization ?? '')?.[1] ?? '');
    return this.digests.filter((secret) => timingSafeEqual(secret, given)).length > 0;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
