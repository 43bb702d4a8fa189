import type { SessionKey } from '../database/session-key.js';
import type { Profile } from './profile.view.js';

/** What a token holds: nothing personal. */
export interface TokenPayload {
  /** The profile id, as text. */
  readonly sub: string;
  /** The profile's token version. */
  readonly ver: number;
  readonly jti: string;
  readonly exp: number;
}

/** What a valid token says; whether it is still live, only the database knows. */
export interface SessionClaims extends SessionKey {
  /** Seconds since 1970 (`exp`). */
  readonly expiresAt: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The claims of a payload; null when it is none of ours, though our key signed it. */
export function readClaims({ sub, ver, jti, exp }: Partial<TokenPayload>): SessionClaims | null {
  const profileId = Number(sub);
  const sound =
    isCount(profileId) &&
    isCount(ver) &&
    typeof exp === 'number' &&
    jti !== undefined &&
    UUID.test(jti);
  return sound ? { profileId, tokenVersion: ver, tokenId: jti, expiresAt: exp } : null;
}

/** Whether PostgreSQL can take it for an `int`. */
function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on every route that is not public. */
    session?: SessionClaims;
    /** Set by the guard, except where the route's own statement checks the session. */
    profile?: Profile;
  }
}
