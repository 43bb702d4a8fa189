import { Module } from '@nestjs/common';
import { DeletionModule } from '../deletion/deletion.module.js';
import { HouseMembership } from './house-membership.service.js';
import { HouseSettingsController } from './house-settings.controller.js';
import { HouseSettingsService } from './house-settings.service.js';
import { HouseController } from './house.controller.js';
import { HouseMembersRepository } from './house-members.repository.js';
import { HouseRepository } from './house.repository.js';
import { HouseService } from './house.service.js';

/** Houses, their members and their settings. */
@Module({
  imports: [DeletionModule],
  controllers: [HouseController, HouseSettingsController],
  providers: [
    HouseMembership,
    HouseMembersRepository,
    HouseRepository,
    HouseService,
    HouseSettingsService,
  ],
  exports: [HouseMembership, HouseRepository, HouseService],
})
export class HouseModule {}
