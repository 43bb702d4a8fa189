import { Module } from '@nestjs/common';
import { HouseModule } from '../house.module.js';
import { PantryController } from './pantry.controller.js';
import { PantryReader } from './pantry.reader.js';
import { PantryRepository } from './pantry.repository.js';
import { PantryService } from './pantry.service.js';

/** What a house has at home. */
@Module({
  imports: [HouseModule],
  controllers: [PantryController],
  providers: [PantryReader, PantryRepository, PantryService],
  exports: [PantryReader, PantryRepository],
})
export class PantryModule {}
