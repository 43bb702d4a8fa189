import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';

const SCHEME = /^Bearer (.+)$/i;

/** Knows who may call internal routes. */
@Injectable()
export class InternalSecret {
  private readonly accepted: readonly Buffer[];

  constructor({ internalSecrets }: Config) {
    this.accepted = internalSecrets.map(digest);
  }

  /**
   * Whether an `Authorization` header carries one of the secrets. Digests of equal length are
   * compared, all of them each time, so that the time taken tells nothing.
   */
  opens(authorization: string | undefined): boolean {
    const presented = digest(SCHEME.exec(authorization ?? '')?.[1] ?? '');
    return this.accepted.filter((secret) => timingSafeEqual(secret, presented)).length > 0;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
