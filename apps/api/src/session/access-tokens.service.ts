import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { FIND_ACCESS_TOKEN, RECORD_TOKEN_USE } from './live-session.query.js';
import type { SessionClaims } from './session.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Scanners for secrets in code recognise the prefix. */
const PREFIX = 'ppt_';
const BYTES = 32;
const HEADER = new RegExp(`^Bearer +(${PREFIX}.*)$`, 'i');
const TOKEN = new RegExp(`^${PREFIX}[\\w-]{43}$`);

/** A new secret: 256 random bits. */
export function newAccessToken(): string {
  return PREFIX + randomBytes(BYTES).toString('base64url');
}

/** The access token of a request, valid or not. Any other `Authorization` header is ignored. */
export function accessTokenOf({ headers }: FastifyRequest): string | undefined {
  return HEADER.exec(headers.authorization ?? '')?.[1];
}

/** A token is random, so that it needs no salt and no slow hash. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Verifies access tokens, and records the day of their last use. */
@Injectable()
export class AccessTokens {
  private readonly verifiedTokens = new VerifiedTokens();
  /** The day on which the use of a token was recorded last. */
  private readonly recordedOn = new WeakMap<SessionClaims, string>();

  constructor(private readonly database: Database) {}

  /**
   * The claims of a token. They do not change, so that they are read once. As with a cookie, the
   * statement of the request checks whether the session is live.
   *
   * @throws NOT_AUTHENTICATED when the token does not exist
   */
  async verify(token: string): Promise<SessionClaims> {
    const cached = this.verifiedTokens.get(token);
    if (cached !== undefined) return cached;
    if (!TOKEN.test(token)) throw new AppError('NOT_AUTHENTICATED');
    const [claims] = await this.database.read<SessionClaims>(FIND_ACCESS_TOKEN, [
      hashOfToken(token),
    ]);
    if (claims === undefined) throw new AppError('NOT_AUTHENTICATED');
    this.verifiedTokens.add(token, claims);
    return claims;
  }

  /** Records that a token was used today. Each process writes at most once a day. */
  async recordUse(session: SessionClaims): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (this.recordedOn.get(session) === today) return;
    this.recordedOn.set(session, today);
    try {
      await this.database.write(RECORD_TOKEN_USE, [session.tokenId]);
    } catch {
      this.recordedOn.delete(session); // The request has succeeded. The next one records the use.
    }
  }
}
