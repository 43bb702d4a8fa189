import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { SIGN_IN_COOKIES, LOGOUT_HEADERS } from '../openapi/headers.js';
import { Public, SessionInStatement } from '../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { Profile } from '../session/profile.view.js';
import { SessionCookie } from '../session/session-cookie.js';
import type { SessionClaims } from '../session/session.js';
import { ChangePasswordDto, DeleteAccountDto, LoginDto, SignupDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { SignInService } from './sign-in.service.js';
import { SignupService } from './signup.service.js';
import { DeviceCookie } from './passwords/device-cookie.js';
import { PasswordLoginGuard } from './passwords/password-login.guard.js';

@ApiTags('Authentication and account')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signup: SignupService,
    private readonly signIn: SignInService,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  /**
   * Creates an account and starts a session.
   *
   * @remarks The first request of a new person. With `invitationCode` the person joins that house
   * at once; without one, call `POST /house` or `POST /house/join` next. Whether an invitation is
   * needed depends on the operator: 403 with code 4034 means that registration is closed.
   */
  @Post('signup')
  @Public()
  @UseGuards(PasswordLoginGuard)
  @ApiCreatedResponse({ type: Profile, headers: SIGN_IN_COOKIES })
  @ApiErrors(
    'EMAIL_ALREADY_IN_USE',
    'INVITATION_NOT_FOUND',
    'PASSWORD_LOGIN_OFF',
    'QUOTA_EXCEEDED',
    'REGISTRATION_CLOSED',
    'TOO_MANY_REQUESTS',
  )
  async signUp(
    @Body() body: SignupDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const account = await this.signup.signup(body, this.signIn.callerOf(reply));
    return this.signIn.setCookies(reply, account);
  }

  /**
   * Starts a session.
   *
   * @remarks The response sets the session cookie, which the browser sends with every further
   * request. An unknown email and a wrong password return the same error, 401 with code 4010.
   * Programs do not sign in: they send an access token of `POST /auth/tokens`.
   */
  @Post('login')
  @Public()
  @UseGuards(PasswordLoginGuard)
  @HttpCode(200)
  @ApiOkResponse({ type: Profile, headers: SIGN_IN_COOKIES })
  @ApiErrors('INVALID_CREDENTIALS', 'PASSWORD_LOGIN_OFF', 'TOO_MANY_REQUESTS')
  async logIn(
    @Body() body: LoginDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const account = await this.auth.login(body, this.signIn.callerOf(reply));
    return this.signIn.setCookies(reply, account);
  }

  /**
   * Ends the session and clears its cookie.
   *
   * @remarks Ends this session alone. Other devices stay signed in: `POST /auth/logout-everywhere`
   * ends their sessions too. The response also clears what the origin of the service has stored in
   * the browser.
   */
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse({ headers: LOGOUT_HEADERS })
  async logOut(
    @CurrentSession() session: SessionClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logout(session);
    this.cookie.clear(reply);
  }

  /**
   * Ends every session of the profile.
   *
   * @remarks For a lost device, or after a suspicion. Ends the session of this request too, and
   * every access token. It does not change the password.
   */
  @Post('logout-everywhere')
  @HttpCode(204)
  @ApiNoContentResponse({ headers: LOGOUT_HEADERS })
  async logOutEverywhere(
    @CurrentProfile() profile: Profile,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.logoutEverywhere(profile);
    this.cookie.clear(reply);
  }

  /**
   * Returns the profile of the session.
   *
   * @remarks The first request of a front end that starts: 401 with code 4011 means that nobody is
   * signed in, and `houseId` null that the person has no house yet. Allergies and disliked
   * ingredients have their own operations below `/profile`.
   */
  @Get('me')
  @SessionInStatement()
  @ApiOkResponse({ type: Profile })
  getProfile(@CurrentSession() session: SessionClaims): Promise<Profile> {
    return this.auth.profile(session);
  }

  /**
   * Changes the password and ends every other session.
   *
   * @remarks For a person who knows the current password; a person who forgot it uses
   * `POST /auth/password-reset`. Ends every other session and all access tokens. The response sets
   * a new cookie, so that this device stays signed in.
   */
  @Patch('password')
  @ApiOkResponse({ type: Profile, headers: SIGN_IN_COOKIES })
  @ApiErrors('INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS')
  async changePassword(
    @CurrentProfile() profile: Profile,
    @Body() body: ChangePasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const account = await this.auth.changePassword(profile, body, this.signIn.callerOf(reply));
    return this.signIn.setCookies(reply, account);
  }

  /**
   * Deletes the account permanently.
   *
   * @remarks Needs the password once more. HOUSE recipes and PUBLIC recipes pass to the
   * administrator of the house, all else of the person is deleted. The answer comes at once; what
   * is deleted afterwards is invisible from then on. It cannot be undone: offer
   * `GET /auth/me/export` first.
   */
  @Delete('me')
  @HttpCode(204)
  @ApiNoContentResponse({ headers: LOGOUT_HEADERS })
  @ApiErrors('INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS')
  async deleteAccount(
    @CurrentProfile() profile: Profile,
    @Body() { password }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.auth.deleteAccount(profile, password, this.signIn.callerOf(reply));
    this.cookie.clear(reply);
    this.device.clear(reply);
  }
}
