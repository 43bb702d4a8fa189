import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../config.js';
import { HouseModule } from '../house/house.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { OwnershipTransferRepository } from './ownership-transfer.repository.js';
import { InternalSecret } from '../session/internal-secret.js';
import { PasswordService } from './password.service.js';
import { RevocationRepository } from '../session/revocation.repository.js';
import { SESSION_LIFETIME, SessionCookie } from '../session/session-cookie.js';
import { SessionGuard } from '../session/session.guard.js';
import { SessionService } from '../session/session.service.js';
import { SessionStrategy } from '../session/session.strategy.js';
import { ALGORITHM, AUDIENCE, ISSUER, TokenService } from '../session/token.service.js';

/** Accounts and sessions; its guard stands before every route of the application. */
@Global()
@Module({
  imports: [
    HouseModule,
    ProfileModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: ({ jwtSecret }: Config) => ({
        secret: createSecretKey(jwtSecret, 'utf8'),
        signOptions: {
          algorithm: ALGORITHM,
          issuer: ISSUER,
          audience: AUDIENCE,
          expiresIn: SESSION_LIFETIME,
        },
      }),
    }),
  ],
  controllers: [AuthController, AccountController],
  providers: [
    AccountService,
    AuthService,
    OwnershipTransferRepository,
    InternalSecret,
    PasswordService,
    RevocationRepository,
    SessionService,
    SessionStrategy,
    TokenService,
    {
      provide: SessionCookie,
      inject: [Config],
      useFactory: ({ production }: Config) => new SessionCookie(production),
    },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [SessionService],
})
export class AuthModule {}
