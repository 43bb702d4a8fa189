import type { TokenScope } from '#domain/session/token-scope.js';
import type { SessionKey } from '../database/prepared-statement.js';
import type { Profile } from './profile.view.js';

/** The payload of a token. It contains no personal data. */
export interface TokenPayload {
  /** The profile id, as a string. */
  readonly sub: string;
  /** The profile's token version. */
  readonly ver: number;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
}

/**
 * The claims of a verified token: that of a cookie, or an access token. The database determines
 * whether the session is live.
 */
export interface SessionClaims extends SessionKey {
  /** Seconds since 1970 (`iat`). */
  readonly issuedAt: number;
  /** Seconds since 1970 (`exp`). */
  readonly expiresAt: number;
  /** What an access token may do. Undefined with a cookie: everything. */
  readonly scopes?: readonly TokenScope[];
}

/** Whether a session may change things, and so may see what lets others do so. */
export function mayWrite({ scopes }: SessionClaims): boolean {
  return scopes?.includes('write') ?? true;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The claims of a verified payload; null when its fields are missing or invalid. */
export function readClaims(payload: Partial<TokenPayload>): SessionClaims | null {
  const { sub, ver, jti, iat, exp } = payload;
  const profileId = Number(sub);
  const valid =
    isInt(profileId) &&
    isInt(ver) &&
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    jti !== undefined &&
    UUID.test(jti);
  return valid
    ? { profileId, tokenVersion: ver, tokenId: jti, issuedAt: iat, expiresAt: exp }
    : null;
}

/** Whether the value is a non-negative PostgreSQL `int`. */
function isInt(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on routes with `session` or `statement` access. */
    session?: SessionClaims;
    /** Set by the guard on routes with `session` access. */
    profile?: Profile;
  }
}
