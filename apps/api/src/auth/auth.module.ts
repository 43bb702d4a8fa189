import { Module } from '@nestjs/common';
import { JwtModule, JwtSecretRequestType } from '@nestjs/jwt';
import { DeletionModule } from '../deletion/deletion.module.js';
import { HouseModule } from '../house/house.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TokenKeys } from '../session/token-keys.service.js';
import { ALGORITHM, ISSUER } from '../session/token.service.js';
import { AccountAdministration } from './account-administration.service.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountRepository } from './account.repository.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { EmailChangeService } from './links/email-change.service.js';
import { LinksController } from './links/links.controller.js';
import { PasswordResetService } from './links/password-reset.service.js';
import { DeviceCookie } from './passwords/device-cookie.js';
import { PasswordCheck } from './passwords/password-check.service.js';
import { PasswordService } from './passwords/password.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignupService } from './signup.service.js';

/** Distinguishes the tokens of devices from those of sessions. */
const DEVICE_AUDIENCE = 'popote-device';

/** Accounts: sign-up, login, logout, password, email and deletion. */
@Module({
  imports: [
    DeletionModule,
    HouseModule,
    MailModule,
    JwtModule.registerAsync({
      inject: [TokenKeys],
      useFactory: (keys: TokenKeys) => ({
        secretOrKeyProvider: (request, token) =>
          request === JwtSecretRequestType.SIGN ? keys.current : keys.keyOf(token as string),
        signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience: DEVICE_AUDIENCE },
        verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER, audience: DEVICE_AUDIENCE },
      }),
    }),
  ],
  controllers: [AuthController, LinksController, SessionsController],
  providers: [
    AccountAdministration,
    AccountDeletion,
    AccountRepository,
    AuthService,
    DeviceCookie,
    EmailChangeService,
    PasswordCheck,
    PasswordResetService,
    PasswordService,
    SessionsService,
    SignInService,
    SignupService,
  ],
  exports: [PasswordService],
})
export class AuthModule {}
