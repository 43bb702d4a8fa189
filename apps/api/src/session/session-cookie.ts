import type {} from '@fastify/cookie'; // types of request.cookies and reply.setCookie
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lifetime of a token in seconds: seven days. Use of the session renews it. */
export const SESSION_LIFETIME = 7 * 24 * 60 * 60;

/** The cookie that holds the token. Scripts cannot read it; other sites cannot send it with a POST. */
export class SessionCookie {
  private readonly name: string;
  /** Responses that set or clear the cookie. */
  private readonly changed = new WeakSet<FastifyReply>();

  constructor(private readonly production: boolean) {
    this.name = production ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  set(reply: FastifyReply, token: string): void {
    this.changed.add(reply);
    void reply.setCookie(this.name, token, { ...this.attributes, maxAge: SESSION_LIFETIME });
  }

  clear(reply: FastifyReply): void {
    this.changed.add(reply);
    void reply.clearCookie(this.name, this.attributes);
  }

  /** Whether the response sets or clears the cookie. */
  isChanged(reply: FastifyReply): boolean {
    return this.changed.has(reply);
  }

  private get attributes() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.production } as const;
  }
}
