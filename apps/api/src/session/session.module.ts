import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { BearerSecret } from '#platform/http/bearer-secret.js';
import { Config } from '../config.js';
import { AccessTokens } from './access-tokens.service.js';
import { DAY, SessionCookie } from './session-cookie.js';
import { SessionGuard } from './session.guard.js';
import { SessionStrategy } from './session.strategy.js';
import { TokenKeys } from './token-keys.service.js';
import { ALGORITHM, AUDIENCE, ISSUER, TokenService } from './token.service.js';

/** Authenticates requests: its guard runs before every route of the application. */
@Global()
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: new TokenKeys(config).current,
        signOptions: {
          algorithm: ALGORITHM,
          issuer: ISSUER,
          audience: AUDIENCE,
          expiresIn: config.sessionDays * DAY,
        },
      }),
    }),
  ],
  providers: [
    {
      provide: BearerSecret,
      inject: [Config],
      useFactory: ({ internalSecrets }: Config) => new BearerSecret(internalSecrets),
    },
    AccessTokens,
    SessionStrategy,
    TokenKeys,
    TokenService,
    {
      provide: SessionCookie,
      inject: [Config],
      useFactory: ({ secureCookies, sessionDays }: Config) =>
        new SessionCookie(secureCookies, sessionDays),
    },
    SessionGuard,
    { provide: APP_GUARD, useExisting: SessionGuard },
  ],
  exports: [SessionCookie, TokenKeys, TokenService],
})
export class SessionModule {}
