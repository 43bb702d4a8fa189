import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';

const SCHEME = /^Bearer (.+)$/i;

/** Verifies the secret in requests to internal routes. */
@Injectable()
export class InternalSecret {
  private readonly digests: readonly Buffer[];

  constructor({ internalSecrets }: Config) {
    this.digests = internalSecrets.map(digest);
  }

  /**
   * Whether an `Authorization` header contains one of the secrets. The given secret is compared
   * with each of them, by digests of equal length, so that the response time reveals nothing.
   */
  matches(authorization: string | undefined): boolean {
    const given = digest(SCHEME.exec(authorization ?? '')?.[1] ?? '');
    return this.digests.filter((secret) => timingSafeEqual(secret, given)).length > 0;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
