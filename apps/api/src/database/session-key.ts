/** Identifies a session in a statement: parameters `$1` to `$3` of `LIVE_PROFILE`. */
export interface SessionKey {
  readonly profileId: number;
  /** The profile's token version when the token was issued; a newer one ends the session. */
  readonly tokenVersion: number;
  /** Id of the session's tokens (`jti`). Logout revokes it; other sessions stay. */
  readonly tokenId: string;
}
