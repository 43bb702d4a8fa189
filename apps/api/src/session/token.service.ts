import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

export const ALGORITHM = 'HS256';
export const ISSUER = 'popote';
export const AUDIENCE = 'popote-session';

/** Issues the tokens that {@link SessionStrategy} verifies. */
@Injectable()
export class TokenService {
  constructor(private readonly jwt: JwtService) {}

  issue(profileId: number, tokenVersion: number): Promise<string> {
    return this.jwt.signAsync(
      { ver: tokenVersion },
      { subject: String(profileId), jwtid: randomUUID() },
    );
  }
}
