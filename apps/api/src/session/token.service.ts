import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { SessionKey } from '../database/prepared-statement.js';

export const ALGORITHM = 'HS256';
export const ISSUER = 'popote';
export const AUDIENCE = 'popote-session';

/** Issues the tokens that {@link SessionStrategy} verifies. */
@Injectable()
export class TokenService {
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
}
