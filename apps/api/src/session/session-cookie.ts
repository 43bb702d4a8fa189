import type {} from '@fastify/cookie'; // types of request.cookies and reply.setCookie
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sessions end after seven days, whatever happens in them. In seconds. */
export const SESSION_LIFETIME = 7 * 24 * 60 * 60;

/** The cookie that carries the token: out of reach of scripts, and never sent by other sites. */
export class SessionCookie {
  private readonly name: string;

  constructor(private readonly production: boolean) {
    this.name = production ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, { ...this.attributes, maxAge: SESSION_LIFETIME });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }

  private get attributes() {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.production } as const;
  }
}
