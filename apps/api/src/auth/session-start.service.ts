import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Profile } from '../session/profile.view.js';
import { SessionCookie } from '../session/session-cookie.js';
import { TokenService } from '../session/token.service.js';
import { type Credentials, profileOf } from './passwords/credentials.query.js';
import { DeviceCookie } from './passwords/device-cookie.js';

/** Starts sessions. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly tokens: TokenService,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  /** Sets the cookie of a new session of the account. */
  async start(reply: FastifyReply, account: Credentials): Promise<Profile> {
    const profile = profileOf(account);
    reply.request.profile = profile; // read by the audit hook
    this.cookie.set(reply, await this.tokens.issue(account.id, account.tokenVersion));
    return profile;
  }

  /** Starts a session after the password was verified. The browser becomes a known device. */
  async startOnKnownDevice(reply: FastifyReply, account: Credentials): Promise<Profile> {
    const profile = await this.start(reply, account);
    await this.device.set(reply, account);
    return profile;
  }
}
