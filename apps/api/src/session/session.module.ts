import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { InternalSecret } from '#platform/http/internal-secret.js';
import { Config } from '../config.js';
import { SESSION_LIFETIME, SessionCookie } from './session-cookie.js';
import { SessionGuard } from './session.guard.js';
import { TokenKeys } from './token-keys.service.js';
import { AUDIENCE, TokenService } from './token.service.js';

/** Authenticates requests: its guard runs before every route of the application. */
@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [TokenKeys],
      useFactory: (keys: TokenKeys) => keys.optionsOf(AUDIENCE, SESSION_LIFETIME),
    }),
  ],
  providers: [
    {
      provide: InternalSecret,
      inject: [Config],
      useFactory: ({ internalSecrets }: Config) => new InternalSecret(internalSecrets),
    },
    TokenKeys,
    TokenService,
    {
      provide: SessionCookie,
      inject: [Config],
      useFactory: ({ production }: Config) => new SessionCookie(production),
    },
    SessionGuard,
    { provide: APP_GUARD, useExisting: SessionGuard },
  ],
  exports: [SessionCookie, TokenKeys, TokenService],
})
export class SessionModule {}
