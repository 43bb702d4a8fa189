import { Module } from '@nestjs/common';
import { HouseModule } from '../house/house.module.js';
import { AccountRepository } from './account.repository.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { OwnershipTransferRepository } from './ownership-transfer.repository.js';
import { PasswordService } from './password.service.js';

/** Accounts: sign-up, login, logout, password and deletion. */
@Module({
  imports: [HouseModule],
  controllers: [AuthController],
  providers: [AccountRepository, AuthService, OwnershipTransferRepository, PasswordService],
})
export class AuthModule {}
