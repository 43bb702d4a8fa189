import { Module } from '@nestjs/common';
import { JwtModule, JwtSecretRequestType } from '@nestjs/jwt';
import { DeletionModule } from '../deletion/deletion.module.js';
import { EgressModule } from '../egress/egress.module.js';
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
import { OidcCookie } from './oidc/oidc-cookie.js';
import { OidcClient } from './oidc/oidc.client.js';
import { OidcController } from './oidc/oidc.controller.js';
import { OidcService } from './oidc/oidc.service.js';
import { DeviceCookie } from './passwords/device-cookie.js';
import { PasswordCheck } from './passwords/password-check.service.js';
import { PasswordService } from './passwords/password.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AccessTokenRepository } from './tokens/access-token.repository.js';
import { AccessTokensController } from './tokens/access-tokens.controller.js';
import { AccessTokensService } from './tokens/access-tokens.service.js';
import { SignInService } from './sign-in.service.js';
import { SignupService } from './signup.service.js';

/** Distinguishes the tokens of devices from those of sessions. */
const DEVICE_AUDIENCE = 'popote-device';

/** Accounts: sign-up, login, also with OpenID Connect, logout, password and deletion. */
@Module({
  imports: [
    DeletionModule,
    EgressModule,
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
  controllers: [
    AuthController,
    LinksController,
    OidcController,
    AccessTokensController,
    SessionsController,
  ],
  providers: [
    AccessTokenRepository,
    AccessTokensService,
    AccountAdministration,
    AccountDeletion,
    AccountRepository,
    AuthService,
    DeviceCookie,
    EmailChangeService,
    OidcClient,
    OidcCookie,
    OidcService,
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
