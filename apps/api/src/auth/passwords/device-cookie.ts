import { randomUUID } from 'node:crypto';
import type {} from '@fastify/cookie'; // types of request.cookies and reply.setCookie
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import type { Credentials } from './credentials.query.js';

/** Seconds. Longer than a session, so that the device stays known after the session has ended. */
const LIFETIME = 365 * 24 * 60 * 60;

/** What a valid cookie says. */
export interface DevicePayload {
  /** The profile id, as a string. */
  readonly sub: string;
  /** The profile's token version. */
  readonly ver: number;
  /** The id of the device. */
  readonly jti: string;
}

/**
 * Marks a browser in which an account was signed in. Its wrong passwords are counted apart, so that
 * wrong passwords from elsewhere do not keep the owner out of the account (OWASP, Slow Down Online
 * Guessing Attacks with Device Cookies). The cookie does not authenticate.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly attributes;

  constructor(
    private readonly jwt: JwtService,
    { secureCookies: secure }: Config,
  ) {
    this.name = secure ? '__Host-device' : 'device';
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  }

  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name];
  }

  async set(
    reply: FastifyReply,
    { id, tokenVersion }: Pick<Credentials, 'id' | 'tokenVersion'>,
  ): Promise<void> {
    const claims = { subject: String(id), jwtid: randomUUID(), expiresIn: LIFETIME };
    const token = await this.jwt.signAsync({ ver: tokenVersion }, claims);
    void reply.setCookie(this.name, token, { ...this.attributes, maxAge: LIFETIME });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }

  /** What a cookie says; undefined unless this service has signed it. */
  async verify(token: string | undefined): Promise<DevicePayload | undefined> {
    if (token === undefined) return undefined;
    return this.jwt.verifyAsync<DevicePayload>(token).catch(() => undefined);
  }
}

/** The id of the device; undefined unless it is one of the account as it is now. */
export function deviceOf(
  account: Credentials | undefined,
  payload: DevicePayload | undefined,
): string | undefined {
  if (account === undefined || payload === undefined) return undefined;
  const isKnown = payload.sub === String(account.id) && payload.ver === account.tokenVersion;
  return isKnown ? payload.jti : undefined;
}
