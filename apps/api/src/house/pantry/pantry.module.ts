import { Module } from '@nestjs/common';
import { HouseModule } from '../house.module.js';
import { PantryController } from './pantry.controller.js';
import { PantryRepository } from './pantry.repository.js';
import { PantryService } from './pantry.service.js';

/** What a house has at home. */
@Module({
  imports: [HouseModule],
  controllers: [PantryController],
  providers: [PantryRepository, PantryService],
  exports: [PantryRepository, PantryService],
})
export class PantryModule {}
