import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import { forwardedPrefix } from '../../http/trusted-proxies.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { OIDC_REDIRECT_HEADERS, SIGN_IN_COOKIES } from '../../openapi/headers.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { counterOfAddress, WINDOW } from '../../rate-limit/attempt-limits.js';
import { ClientAddress } from '../../requester/client-address.js';
import { Public } from '../../session/access.decorators.js';
import { Profile } from '../../session/profile.view.js';
import { SignInService } from '../sign-in.service.js';
import { appAddress } from './app-address.js';
import { OidcCookie } from './oidc-cookie.js';
import { OidcRedirectFilter } from './oidc-redirect.filter.js';
import { FinishOidcDto, JoinOidcDto, StartOidcDto } from './oidc.dto.js';
import { OidcGuard } from './oidc.guard.js';
import { OidcService } from './oidc.service.js';

/** Requests to `start` and `callback` from one address in an hour. */
const MAX_REQUESTS = 2_000;

@ApiTags('Authentication and account')
@Controller('auth/oidc')
@UseGuards(OidcGuard)
export class OidcController {
  constructor(
    private readonly config: Config,
    private readonly cookie: OidcCookie,
    private readonly limiter: AttemptLimiter,
    private readonly oidc: OidcService,
    private readonly signIn: SignInService,
  ) {}

  /**
   * Redirects a browser to the OpenID provider.
   *
   * @remarks Open this address as a page, not with `fetch`: the browser has to leave for the
   * provider. `invitationCode` lets a new person join a house. 404 without a provider that the
   * operator has configured.
   */
  @Get('start')
  @Public()
  @UseFilters(OidcRedirectFilter)
  @ApiFoundResponse({ description: 'To the provider.', headers: OIDC_REDIRECT_HEADERS })
  @ApiErrors('NOT_FOUND', 'TOO_MANY_REQUESTS')
  async startOidc(
    @Query() { invitationCode = null }: StartOidcDto,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.count('oidc', counterOfAddress('oidc', address, MAX_REQUESTS), WINDOW);
    const { url, checks } = await this.oidc.start(this.callbackOf(reply.request));
    await this.cookie.set(reply, 'start', { ...checks, invitationCode });
    void reply.redirect(url.href, 302);
  }

  /**
   * Signs in a browser that returns from the OpenID provider.
   *
   * @remarks Only the provider redirects here; clients never call it. It redirects to `APP_URL` or
   * `/`. The query then has `oidc=join` when an account with the email exists already, or `error`
   * with a code.
   */
  @Get('callback')
  @Public()
  @UseFilters(OidcRedirectFilter)
  @ApiFoundResponse({
    description:
      'To the front end: with `oidc=join` in its query when the password of the account is needed once, and for a browser with `error=<code>` in place of an error.',
    headers: OIDC_REDIRECT_HEADERS,
  })
  @ApiErrors(
    'EMAIL_ALREADY_IN_USE',
    'INVITATION_NOT_FOUND',
    'NOT_AUTHENTICATED',
    'NOT_FOUND',
    'QUOTA_EXCEEDED',
    'REGISTRATION_CLOSED',
    'TOO_MANY_REQUESTS',
  )
  async finishOidc(
    @Query() _query: FinishOidcDto,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.count('oidc', counterOfAddress('oidc', address, MAX_REQUESTS), WINDOW);
    const started = await this.cookie.read(reply.request, 'start');
    const callback = this.callbackOf(reply.request);
    callback.search = new URL(reply.request.url, callback).search;
    const result = await this.oidc.finish(callback, started, this.signIn.callerOf(reply));
    if ('tokenId' in result) {
      await this.signIn.setCookies(reply, result);
      this.cookie.clear(reply);
      void reply.redirect(appAddress(this.config.appUrl), 302);
    } else {
      await this.cookie.set(reply, 'join', result);
      void reply.redirect(appAddress(this.config.appUrl, { oidc: 'join' }), 302);
    }
  }

  /**
   * Joins the person of the OpenID provider to the account with the same email.
   *
   * @remarks Within ten minutes of the callback that ended with `oidc=join`, from the same browser.
   * The password of the existing account is given once; from then on the person signs in with the
   * provider. Starts a session.
   */
  @Post('join')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: Profile, headers: SIGN_IN_COOKIES })
  @ApiErrors('INVALID_CREDENTIALS', 'NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  async joinOidc(
    @Body() { password }: JoinOidcDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const ticket = await this.cookie.read(reply.request, 'join');
    const account = await this.oidc.join(ticket, password, this.signIn.callerOf(reply));
    this.cookie.clear(reply);
    return this.signIn.setCookies(reply, account);
  }

  /** The address of the callback, as the browser sees the service. */
  private callbackOf(request: FastifyRequest): URL {
    const prefix = forwardedPrefix(request, this.config.trustedProxies);
    const address = `${request.protocol}://${request.host}${prefix}/auth/oidc/callback`;
    if (URL.canParse(address)) return new URL(address);
    throw new AppError('VALIDATION_ERROR', 'The Host header is not valid.');
  }
}
