import type { SessionClaims } from './session.js';

/** A browser sends the same token with every request; so many of them are remembered. */
const MOST = 10_000;

/**
 * Tokens whose signature was found good, with what they say: it does not change, and checking it
 * costs more than anything else about a hot read. Whether the session still lives is not in here:
 * that is asked of the database each time.
 */
export class VerifiedTokens {
  private readonly claims = new Map<string, SessionClaims>();

  constructor(private readonly most = MOST) {}

  /** What a token says that was verified before and has not expired since. */
  recall(token: string): SessionClaims | undefined {
    const claims = this.claims.get(token);
    if (claims === undefined || claims.expiresAt * 1000 > Date.now()) return claims;
    this.claims.delete(token);
    return undefined;
  }

  remember(token: string, claims: SessionClaims): void {
    const [oldest] = this.claims.keys();
    if (this.claims.size >= this.most && oldest !== undefined) this.claims.delete(oldest);
    this.claims.set(token, claims);
  }
}
