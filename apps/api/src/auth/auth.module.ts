import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { HouseModule } from '../house/house.module.js';
import { TokenKeys } from '../session/token-keys.service.js';
import { AccountRepository } from './account.repository.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DEVICE_LIFETIME, DeviceCookie } from './passwords/device-cookie.js';
import { OwnershipTransferRepository } from './ownership-transfer.repository.js';
import { PasswordCheck } from './passwords/password-check.service.js';
import { PasswordService } from './passwords/password.service.js';

/** Accounts: sign-up, login, logout, password and deletion. */
@Module({
  imports: [
    HouseModule,
    JwtModule.registerAsync({
      inject: [TokenKeys],
      useFactory: (keys: TokenKeys) => keys.optionsOf('popote-device', DEVICE_LIFETIME),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AccountRepository,
    AuthService,
    DeviceCookie,
    OwnershipTransferRepository,
    PasswordCheck,
    PasswordService,
  ],
  exports: [PasswordService],
})
export class AuthModule {}
