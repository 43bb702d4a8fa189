import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { connectionSignal } from '#platform/http/connection-signal.js';
import { clientAddress, networksOf } from '../requester/client-address.js';
import { type Profile, profileOf } from '../session/profile.view.js';
import { SessionCookie } from '../session/session-cookie.js';
import { TokenService } from '../session/token.service.js';
import type { SignedIn } from './account.repository.js';
import { DeviceCookie } from './passwords/device-cookie.js';
import type { Caller } from './passwords/password.service.js';

/** Reads the client of a request, and sets the cookies of a session in its response. */
@Injectable()
export class SignInService {
  constructor(
    private readonly tokens: TokenService,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  /** Sets the cookies of a new session. The browser becomes a known device of the account. */
  async setCookies(reply: FastifyReply, account: SignedIn): Promise<Profile> {
    const profile = profileOf(account);
    reply.request.profile = profile; // read by the audit hook
    this.cookie.set(reply, await this.tokens.issue({ ...account, profileId: account.id }));
    await this.device.set(reply, account);
    return profile;
  }

  callerOf(reply: FastifyReply): Caller {
    const { request } = reply;
    return {
      address: clientAddress(request.ip),
      networks: networksOf(request.ip),
      signal: connectionSignal(reply),
      deviceToken: this.device.read(request),
      tokenId: request.session?.tokenId,
      userAgent: request.headers['user-agent'],
    };
  }
}
