import { Module } from '@nestjs/common';
import { HouseMembership } from './house-membership.service.js';
import { HouseSourcesController } from './house-sources.controller.js';
import { HouseSourcesService } from './house-sources.service.js';
import { HouseController } from './house.controller.js';
import { HouseRepository } from './house.repository.js';
import { HouseService } from './house.service.js';
import { ShelfOrderController } from './shelf-order.controller.js';
import { ShelfOrderService } from './shelf-order.service.js';

/** Houses, their members and their recipe sources. */
@Module({
  controllers: [HouseController, HouseSourcesController, ShelfOrderController],
  providers: [
    HouseMembership,
    HouseRepository,
    HouseService,
    HouseSourcesService,
    ShelfOrderService,
  ],
  exports: [HouseMembership],
})
export class HouseModule {}
