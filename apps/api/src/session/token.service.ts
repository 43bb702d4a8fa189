import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionKey } from '../database/prepared-statement.js';
import { readClaims, type SessionClaims, type TokenPayload } from './session.js';

/** Distinguishes the tokens of sessions from those of devices. */
export const AUDIENCE = 'popote-session';

/** Maximum number of tokens whose claims are kept. */
const MAX_VERIFIED = 10_000;

/** Issues and verifies the tokens of sessions. */
@Injectable()
export class TokenService {
  /**
   * The claims of tokens with a valid signature. Verifying a signature is the most expensive part of
   * a frequent read. Whether a session is live is not kept: the database is queried on every request.
   */
  private readonly verified = new LRUCache<string, SessionClaims>({ max: MAX_VERIFIED });

  constructor(private readonly jwt: JwtService) {}

  /** A token of a new session. */
  issue(profileId: number, tokenVersion: number): Promise<string> {
    return this.renew({ profileId, tokenVersion, tokenId: randomUUID() });
  }

  /** A token of an existing session, with a full lifetime. It has the same id: both end together. */
  renew({ profileId, tokenVersion, tokenId }: SessionKey): Promise<string> {
    return this.jwt.signAsync(
      { ver: tokenVersion },
      { subject: String(profileId), jwtid: tokenId },
    );
  }

  /**
   * Verifies signature, algorithm, issuer, audience and expiry.
   *
   * @throws NOT_AUTHENTICATED
   */
  async verify(token: string): Promise<SessionClaims> {
    const known = this.verified.get(token);
    if (known !== undefined && known.expiresAt * 1000 > Date.now()) return known;
    const payload = await this.jwt.verifyAsync<TokenPayload>(token).catch(() => ({}));
    const claims = readClaims(payload);
    if (claims === null) throw new AppError('NOT_AUTHENTICATED');
    this.verified.set(token, claims);
    return claims;
  }
}
