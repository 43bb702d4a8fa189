import { Global, Module } from '@nestjs/common';
import { PartCopiesRepository } from './part-copies.repository.js';
import { PlanCopiesRepository } from './plan-copies.repository.js';
import { RecipeCopiesRepository } from './recipe-copies.repository.js';

/** Copies of recipes, which several features make. */
@Global()
@Module({
  providers: [PartCopiesRepository, PlanCopiesRepository, RecipeCopiesRepository],
  exports: [PartCopiesRepository, PlanCopiesRepository, RecipeCopiesRepository],
})
export class CopiesModule {}
