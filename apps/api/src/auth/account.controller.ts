import { Body, Controller, Delete, Get, HttpCode, Patch, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { Profile } from '../session/profile.view.js';
import { LimitAttempts } from '../rate-limit/limit-attempts.decorator.js';
import { AccountService } from './account.service.js';
import { ChangePasswordDto, DeleteAccountDto } from './auth.dto.js';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionCookie } from '../session/session-cookie.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';

@ApiTags('Authentication and account')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly cookie: SessionCookie,
  ) {}

  /** Returns the profile of the session. */
  @Get('me')
  @SessionInStatement()
  @ApiOkResponse({ type: Profile })
  me(@CurrentSession() session: SessionClaims): Promise<Profile> {
    return this.accounts.read(session);
  }

  /** Changes the password and ends every other session. */
  @Patch('password')
  @LimitAttempts('password')
  @ApiOkResponse({ type: Profile })
  @ApiErrors('INVALID_CREDENTIALS')
  async changePassword(
    @CurrentProfile() current: Profile,
    @Body() body: ChangePasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const { profile, token } = await this.accounts.changePassword(current, body);
    this.cookie.set(reply, token);
    return profile;
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
    await this.accounts.delete(profile, password);
    this.cookie.clear(reply);
  }
}
