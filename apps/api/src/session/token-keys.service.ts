import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../config.js';
import { ALGORITHM } from './token.service.js';

/** The keys of tokens: the current one signs, and the others are still accepted in a rotation. */
@Injectable()
export class TokenKeys {
  readonly current: KeyObject;
  private readonly others: readonly KeyObject[];

  constructor({ jwtSecrets: [current, ...others] }: Config) {
    // A string would be converted to a key for every token, which takes fifty times as long.
    this.current = createSecretKey(current, 'utf8');
    this.others = others.map((secret) => createSecretKey(secret, 'utf8'));
  }

  /** The key that verifies a token. The current one for a token that none of the keys has signed. */
  keyOf(token: string): KeyObject {
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
