import type {} from '@fastify/cookie'; // types of request.cookies and reply.setCookie
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import type { Identity } from '../account.repository.js';
import type { OidcChecks } from './oidc.client.js';

/** Seconds in which a person signs in at the provider, and then gives the password of the account. */
const LIFETIME = 10 * 60;

interface Contents {
  /** A sign-in that the provider has not completed. */
  readonly start: OidcChecks & { readonly invitationCode: string | null };
  /** An identity that joins the account of the email once its password is given. */
  readonly join: Identity & { readonly email: string };
}

type Step = keyof Contents;

export type StartedSignIn = Contents['start'];
export type JoinTicket = Contents['join'];

/** The signed cookie that binds a sign-in with OpenID Connect to a browser. */
@Injectable()
export class OidcCookie {
  private readonly name: string;
  private readonly attributes;

  constructor(
    private readonly jwt: JwtService,
    { secureCookies }: Config,
  ) {
    this.name = secureCookies ? '__Host-oidc' : 'oidc';
    this.attributes = {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: secureCookies,
    } as const;
  }

  async set<S extends Step>(reply: FastifyReply, step: S, contents: Contents[S]): Promise<void> {
    const claims = { audience: audienceOf(step), expiresIn: LIFETIME };
    const token = await this.jwt.signAsync({ ...contents }, claims);
    void reply.setCookie(this.name, token, { ...this.attributes, maxAge: LIFETIME });
  }

  /** @throws NOT_AUTHENTICATED when the cookie is missing, expired or of another step */
  async read<S extends Step>({ cookies }: FastifyRequest, step: S): Promise<Contents[S]> {
    try {
      const options = { audience: audienceOf(step) };
      return await this.jwt.verifyAsync<Contents[S]>(cookies[this.name] ?? '', options);
    } catch {
      throw new AppError('NOT_AUTHENTICATED', 'The sign-in has expired: start it again.');
    }
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}

/** Distinguishes the cookies of both steps from each other and from other tokens. */
function audienceOf(step: Step): string {
  return `popote-oidc-${step}`;
}
