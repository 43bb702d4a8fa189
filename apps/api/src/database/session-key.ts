/** Identifies a session in a statement: parameters `$1` to `$3` of `LIVE_PROFILE`. */
export interface SessionKey {
  readonly profileId: number;
  /** The profile's version when the token was issued; a newer one ends the session. */
  readonly tokenVersion: number;
  /** Identifies this token among the profile's (`jti`), so that it alone can be revoked. */
  readonly tokenId: string;
}
