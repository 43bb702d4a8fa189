import type { SessionClaims } from './session.js';

const MAX_TOKENS = 10_000;

/**
 * Cache of verified tokens, and their claims. Verifying a signature is the most expensive part of a
 * frequent read, and an access token needs a read of its own. Whether a session is live is not cached: the database is
 * queried on every request.
 */
export class VerifiedTokens {
  private readonly claims = new Map<string, SessionClaims>();

  constructor(private readonly maxTokens = MAX_TOKENS) {}

  /** The claims of a cached token that has not expired. */
  get(token: string): SessionClaims | undefined {
    const claims = this.claims.get(token);
    if (claims === undefined || claims.expiresAt * 1000 > Date.now()) return claims;
    this.claims.delete(token);
    return undefined;
  }

  /** Adds a token; when the cache is full, the oldest one is removed. */
  add(token: string, claims: SessionClaims): void {
    const [oldest] = this.claims.keys();
    if (this.claims.size >= this.maxTokens && oldest !== undefined) this.claims.delete(oldest);
    this.claims.set(token, claims);
  }
}
