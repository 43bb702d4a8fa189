import { Module } from '@nestjs/common';
import { HouseMembership } from './house-membership.service.js';
import { HouseSourcesController } from './house-sources.controller.js';
import { HouseSourcesService } from './house-sources.service.js';
import { HouseController } from './house.controller.js';
import { HouseRepository } from './house.repository.js';
import { HouseService } from './house.service.js';

/** Houses, their members and their recipe sources. */
@Module({
  controllers: [HouseController, HouseSourcesController],
  providers: [HouseMembership, HouseRepository, HouseService, HouseSourcesService],
  exports: [HouseMembership],
})
export class HouseModule {}
