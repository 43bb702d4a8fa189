import type { Profile } from '../profile/profile.view.js';

/** What a valid token says; whether it is still live, only the database knows. */
export interface SessionClaims {
  readonly profileId: number;
  /** The profile's version when the token was issued; an older one ends the session. */
  readonly tokenVersion: number;
  /** Identifies this token among the profile's (`jti`), so that it alone can be revoked. */
  readonly tokenId: string;
  /** Seconds since 1970 (`exp`). */
  readonly expiresAt: number;
}

/** The claims as parameters `$1` to `$3` of a statement that contains {@link LIVE_PROFILE}. */
export function sessionParameters(claims: SessionClaims): [number, number, string] {
  return [claims.profileId, claims.tokenVersion, claims.tokenId];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on every route that is not public. */
    session?: SessionClaims;
    /** Set by the guard, except where the route's own statement checks the session. */
    profile?: Profile;
  }
}
