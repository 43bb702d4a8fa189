import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { LimitAttempts } from '../rate-limit/limit-attempts.decorator.js';
import { Public, SessionInStatement } from '../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { Profile } from '../session/profile.view.js';
import { SessionCookie } from '../session/session-cookie.js';
import type { SessionClaims } from '../session/session.js';
import { ChangePasswordDto, DeleteAccountDto, LoginDto, SignupDto } from './auth.dto.js';
import { AuthService, type NewSession } from './auth.service.js';

@ApiTags('Authentication and account')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Creates an account and starts a session. */
  @Post('signup')
  @LimitAttempts('signup')
  @Public()
  @ApiCreatedResponse({ type: Profile })
  @ApiErrors('EMAIL_ALREADY_IN_USE')
  async signup(
    @Body() body: SignupDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    return this.startSession(reply, await this.auth.signup(body));
  }

  /** Starts a session. An unknown email and a wrong password return the same error. */
  @Post('login')
  @LimitAttempts('password')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: Profile })
  @ApiErrors('INVALID_CREDENTIALS')
  async login(
    @Body() body: LoginDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    return this.startSession(reply, await this.auth.login(body));
  }

  /** Ends the session: clears the cookie and revokes its token. */
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logout(
    @CurrentSession() session: SessionClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logout(session);
    this.cookie.clear(reply);
  }

  /** Ends every session of the profile. */
  @Post('logout-everywhere')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logoutEverywhere(
    @CurrentProfile() profile: Profile,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logoutEverywhere(profile);
    this.cookie.clear(reply);
  }

  /** Returns the profile of the session. */
  @Get('me')
  @SessionInStatement()
  @ApiOkResponse({ type: Profile })
  me(@CurrentSession() session: SessionClaims): Promise<Profile> {
    return this.auth.profile(session);
  }

  /** Changes the password and ends every other session. */
  @Patch('password')
  @LimitAttempts('password')
  @ApiOkResponse({ type: Profile })
  @ApiErrors('INVALID_CREDENTIALS')
  async changePassword(
    @CurrentProfile() profile: Profile,
    @Body() body: ChangePasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    return this.startSession(reply, await this.auth.changePassword(profile, body));
  }

  /** Deletes the account permanently. */
  @Delete('me')
  @LimitAttempts('password')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('INVALID_CREDENTIALS')
  async delete(
    @CurrentProfile() profile: Profile,
    @Body() { password }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.deleteAccount(profile, password);
    this.cookie.clear(reply);
  }

  private startSession(reply: FastifyReply, { profile, token }: NewSession): Profile {
    reply.request.profile = profile; // read by the audit hook
    this.cookie.set(reply, token);
    return profile;
  }
}
