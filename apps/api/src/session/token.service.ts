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

  /** A token of a session, with a full lifetime. All tokens of a session have its token id. */
  issue({ profileId, tokenVersion, tokenId }: SessionKey): Promise<string> {
    return this.jwt.signAsync(
      { ver: tokenVersion },
      { subject: String(profileId), jwtid: tokenId },
    );
  }
}
