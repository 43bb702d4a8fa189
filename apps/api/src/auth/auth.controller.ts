import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { Public } from '../session/access.decorators.js';
import { Profile } from '../session/profile.view.js';
import { LimitAttempts } from '../rate-limit/limit-attempts.decorator.js';
import { LoginDto, SignupDto } from './auth.dto.js';
import { AuthService, type BegunSession } from './auth.service.js';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionCookie } from '../session/session-cookie.js';
import type { SessionClaims } from '../session/session.js';

@ApiTags('Authentication and account')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Creates an account and signs it in. */
  @Post('signup')
  @LimitAttempts('signup')
  @Public()
  @ApiCreatedResponse({ type: Profile })
  @ApiErrors('VALIDATION_ERROR', 'EMAIL_ALREADY_IN_USE')
  async signup(
    @Body() body: SignupDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    return this.begin(reply, await this.auth.signup(body));
  }

  /** Signs in. A wrong email and a wrong password answer alike. */
  @Post('login')
  @LimitAttempts('password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: Profile })
  @ApiErrors('VALIDATION_ERROR', 'INVALID_CREDENTIALS')
  async login(
    @Body() body: LoginDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    return this.begin(reply, await this.auth.login(body));
  }

  /** Signs out this device: the cookie is cleared and its token is dead. */
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('NOT_AUTHENTICATED')
  async logout(
    @CurrentSession() session: SessionClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logout(session);
    this.cookie.clear(reply);
  }

  /** Signs out every device. */
  @Post('logout-everywhere')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('NOT_AUTHENTICATED')
  async logoutEverywhere(
    @CurrentProfile() profile: Profile,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logoutEverywhere(profile);
    this.cookie.clear(reply);
  }

  private begin(reply: FastifyReply, { profile, token }: BegunSession): Profile {
    reply.request.profile = profile; // so that the audit knows who came in
    this.cookie.set(reply, token);
    return profile;
  }
}
