import type {} from '@fastify/cookie'; // types of request.cookies and reply.setCookie
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogInterval } from '#platform/logging/log-interval.js';

/** Seconds of a day. */
export const DAY = 24 * 60 * 60;

/** The origin of a page that was loaded without https. Browsers treat this machine as secure. */
const INSECURE_PAGE = /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:|$))/;

/** The cookie that holds the token. Scripts cannot read it; other sites cannot send it with a POST. */
export class SessionCookie {
  private readonly logger = new Logger(SessionCookie.name);
  private readonly logInterval = new LogInterval();
  private readonly name: string;
  /** Responses that set or clear the cookie. */
  private readonly changed = new WeakSet<FastifyReply>();

  /** @param days from the last use of a session to its end */
  constructor(
    private readonly secure: boolean,
    private readonly days: number,
  ) {
    this.name = secure ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  set(reply: FastifyReply, token: string): void {
    if (this.secure) this.warnWithoutHttps(reply.request);
    this.changed.add(reply);
    void reply.setCookie(this.name, token, { ...this.attributes, maxAge: this.days * DAY });
  }

  /**
   * Clears the cookie, and what the origin has stored in the browser: lists, changes, service workers.
   * Not "cache": Chromium takes seconds for it, and responses of the API are not cached. Not
   * "cookies": the device stays known.
   */
  clear(reply: FastifyReply): void {
    this.changed.add(reply);
    void reply.clearCookie(this.name, this.attributes).header('clear-site-data', '"storage"');
  }

  /** Whether the response sets or clears the cookie. */
  isChanged(reply: FastifyReply): boolean {
    return this.changed.has(reply);
  }

  /** The browser will not keep the cookie, and the person cannot sign in. */
  private warnWithoutHttps({ headers: { origin = '' } }: FastifyRequest): void {
    const requests = INSECURE_PAGE.test(origin) ? this.logInterval.add() : undefined;
    if (requests === undefined) return;
    this.logger.warn(
      { event: 'cookie-without-https', origin, requests },
      'A browser does not keep the session cookie: serve the page with https, or set COOKIE_SECURE=off in a home network.',
    );
  }

  private get attributes() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.secure } as const;
  }
}
