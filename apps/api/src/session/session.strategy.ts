import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { SessionCookie } from './session-cookie.js';
import { readClaims, type SessionClaims, type TokenPayload } from './session.js';
import { TokenKeys } from './token-keys.service.js';
import { ALGORITHM, AUDIENCE, ISSUER } from './token.service.js';

/** Verifies the token in the session cookie: signature, algorithm, issuer, audience, expiry. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(keys: TokenKeys, cookie: SessionCookie) {
    super({
      jwtFromRequest: (request: unknown) => cookie.read(request as FastifyRequest),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: null, key: KeyObject) => void,
      ) => {
        done(null, keys.keyOf(token));
      },
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
    } as unknown as StrategyOptionsWithoutRequest);
  }

  /** Passport calls this with the payload of a verified token; null rejects the token. */
  validate(payload: TokenPayload): SessionClaims | null {
    return readClaims(payload);
  }
}
