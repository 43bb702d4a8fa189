import { Module } from '@nestjs/common';
import { HouseModule } from '../house.module.js';
import { DependantsController } from './dependants.controller.js';
import { DependantsRepository } from './dependants.repository.js';
import { DependantsService } from './dependants.service.js';

/** People of a house without an account. */
@Module({
  imports: [HouseModule],
  controllers: [DependantsController],
  providers: [DependantsRepository, DependantsService],
  exports: [DependantsRepository],
})
export class DependantsModule {}
