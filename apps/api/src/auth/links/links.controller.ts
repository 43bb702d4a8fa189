import { Body, Controller, HttpCode, Patch, Post, Res, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { preferredLocale } from '../../http/content-negotiation.js';
import { LinkPage } from '../../mail/link-page.service.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SIGN_IN_COOKIES } from '../../openapi/headers.js';
import { Public } from '../../session/access.decorators.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import { Profile } from '../../session/profile.view.js';
import { PasswordLoginGuard } from '../passwords/password-login.guard.js';
import { SignInService } from '../sign-in.service.js';
import { EmailChangeService } from './email-change.service.js';
import { ChangeEmailDto, ConfirmEmailDto, NewPasswordDto, PasswordResetDto } from './links.dto.js';
import { ConfirmedEmailView, PasswordResetView } from './links.view.js';
import { type MailContext, PasswordResetService } from './password-reset.service.js';

/** Mails are in the language that `Accept-Language` prefers: French by default, or English. */
@ApiTags('Authentication and account')
@Controller('auth')
export class LinksController {
  constructor(
    private readonly passwordReset: PasswordResetService,
    private readonly emailChange: EmailChangeService,
    private readonly linkPage: LinkPage,
    private readonly signIn: SignInService,
  ) {}

  /**
   * Sends a link that sets a new password.
   *
   * @remarks Answers 202 for every email, so that nobody learns who has an account. The link is
   * valid for one hour and works once; the last three of an account are valid. `mail: false` means
   * that the service sends no mail: the operator has to create a link.
   */
  @Post('password-reset')
  @Public()
  @UseGuards(PasswordLoginGuard)
  @HttpCode(202)
  @ApiAcceptedResponse({ type: PasswordResetView })
  @ApiErrors('PASSWORD_LOGIN_OFF', 'TOO_MANY_REQUESTS')
  async requestPasswordReset(
    @Body() { email }: PasswordResetDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordResetView> {
    const caller = this.signIn.callerOf(reply);
    return { mail: await this.passwordReset.request(email, caller, this.contextOf(reply)) };
  }

  /**
   * Sets a new password with the token of a link.
   *
   * @remarks For the page that the link of a mail opens. Ends every session of the account and
   * starts one on this device. A token that is wrong, used or too old is 401 with code 4012: offer
   * a new link.
   */
  @Post('password-reset/confirm')
  @Public()
  @UseGuards(PasswordLoginGuard)
  @HttpCode(200)
  @ApiOkResponse({ type: Profile, headers: SIGN_IN_COOKIES })
  @ApiErrors('PASSWORD_LOGIN_OFF', 'RESET_TOKEN_INVALID', 'TOO_MANY_REQUESTS')
  async resetPassword(
    @Body() body: NewPasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const account = await this.passwordReset.confirm(body, this.signIn.callerOf(reply));
    return this.signIn.setCookies(reply, account);
  }

  /**
   * Changes the email.
   *
   * @remarks Needs the password. Without mail the change holds at once, 200. If the service sends
   * mail, the answer is 202: the new email receives a link, which is valid for 24 hours, and the
   * change holds once the link is used. The former address is told.
   */
  @Patch('email')
  @ApiOkResponse({ type: Profile })
  @ApiAcceptedResponse({
    type: Profile,
    description: 'The profile with its former email. The new email has to be confirmed.',
  })
  @ApiErrors('EMAIL_ALREADY_IN_USE', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS')
  async changeEmail(
    @CurrentProfile() profile: Profile,
    @Body() body: ChangeEmailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Profile> {
    const caller = this.signIn.callerOf(reply);
    const changed = await this.emailChange.change(profile, body, caller, this.contextOf(reply));
    if (changed.email !== body.email) void reply.status(202);
    return changed;
  }

  /**
   * Confirms the new email of an account with the token of a link.
   *
   * @remarks For the page that the link of a mail opens. Needs no session, because the mail may be
   * read on another device, and starts none. A token that is wrong, used or older than 24 hours is
   * 401 with code 4012.
   */
  @Post('email/confirm')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmedEmailView })
  @ApiErrors('RESET_TOKEN_INVALID', 'TOO_MANY_REQUESTS')
  async confirmEmail(
    @Body() { token }: ConfirmEmailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmedEmailView> {
    const caller = this.signIn.callerOf(reply);
    const profile = await this.emailChange.confirm(token, caller, this.contextOf(reply));
    reply.request.profile = profile; // read by the audit hook
    return { email: profile.email };
  }

  private contextOf(reply: FastifyReply): MailContext {
    const { request } = reply;
    return { locale: preferredLocale(request), page: this.linkPage.of(request) };
  }
}
