import { Module } from '@nestjs/common';
import { HouseModule } from '../house.module.js';
import { ShopsController } from './shops.controller.js';
import { ShopsRepository } from './shops.repository.js';
import { ShopsService } from './shops.service.js';

/** The shops of a house. */
@Module({
  imports: [HouseModule],
  controllers: [ShopsController],
  providers: [ShopsRepository, ShopsService],
  exports: [ShopsRepository, ShopsService],
})
export class ShopsModule {}
