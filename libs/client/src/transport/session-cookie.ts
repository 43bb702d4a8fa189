import { ERROR_CODES } from '../generated/error-codes.gen.js';
import type { Profile } from '../generated/types.gen.js';
import { isCrossOrigin } from '../errors/network-problem.js';

const SIGN_IN = /\/auth\/(login|signup|password-reset\/confirm|oidc\/join)$/;
/** Reads that need no session. */
const PUBLIC = /\/(reference|health)(\/|$)/;

/**
 * Notices that a browser does not send the session cookie: a request right after a sign-in finds no
 * session. Browsers send the cookie to the site of the page alone.
 */
export class SessionCookie {
  private isFresh = false;

  /** `onSignIn` is called with the profile of each person who signs in. */
  constructor(private readonly onSignIn: (profile: Profile) => void) {}

  /** Call it with the body of each response with a status of success. */
  onSuccess({ url }: Request, body: unknown): void {
    if (SIGN_IN.test(url)) {
      this.isFresh = true;
      this.onSignIn(body as Profile);
    } else if (!PUBLIC.test(url)) {
      this.isFresh = false;
    }
  }

  /** Whether an error means that the browser has not sent the cookie. */
  isBlocked({ url }: Request, body: unknown): boolean {
    const { code } = (body ?? {}) as { code?: unknown };
    return this.isFresh && code === ERROR_CODES.NOT_AUTHENTICATED && isCrossOrigin(url);
  }
}
