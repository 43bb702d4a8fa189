import type {} from '@fastify/cookie'; // types of request.cookies and reply.setCookie
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds of a day. */
export const DAY = 24 * 60 * 60;

/** The cookie that holds the token. Scripts cannot read it; other sites cannot send it with a POST. */
export class SessionCookie {
  private readonly name: string;
  /** Responses that set or clear the cookie. */
  private readonly changed = new WeakSet<FastifyReply>();

  /** @param days from the last use of a session to its end */
  constructor(
    private readonly production: boolean,
    private readonly days: number,
  ) {
    this.name = production ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  set(reply: FastifyReply, token: string): void {
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

  private get attributes() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.production } as const;
  }
}
