import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type JwtModuleOptions, JwtSecretRequestType, JwtService } from '@nestjs/jwt';
import { Config } from '../config.js';

export const ALGORITHM = 'HS256';
export const ISSUER = 'popote';

/** The keys of tokens: the current one signs, and the others are still accepted in a rotation. */
@Injectable()
export class TokenKeys {
  private readonly current: KeyObject;
  private readonly others: readonly KeyObject[];

  constructor({ jwtSecrets: [current, ...others] }: Config) {
    // A string would be converted to a key for every token, which takes fifty times as long.
    this.current = createSecretKey(current, 'utf8');
    this.others = others.map((secret) => createSecretKey(secret, 'utf8'));
  }

  /**
   * Options for tokens of one kind: the audience distinguishes them from others.
   *
   * @param expiresIn seconds
   */
  optionsOf(audience: string, expiresIn: number): JwtModuleOptions {
    const verified = { issuer: ISSUER, audience };
    return {
      secretOrKeyProvider: (request, token) =>
        request === JwtSecretRequestType.SIGN ? this.current : this.keyOf(token as string),
      signOptions: { algorithm: ALGORITHM, expiresIn, ...verified },
      verifyOptions: { algorithms: [ALGORITHM], ...verified },
    };
  }

  /** The key that verifies a token. The current one for a token that none of the keys has signed. */
  private keyOf(token: string): KeyObject {
    return this.others.find((key) => isSignedWith(key, token)) ?? this.current;
  }
}

/** Checks the signature only: the caller verifies the token with the key. */
function isSignedWith(secret: KeyObject, token: string): boolean {
  try {
    new JwtService({ secret }).verify(token, { algorithms: [ALGORITHM], ignoreExpiration: true });
    return true;
  } catch {
    return false;
  }
}
