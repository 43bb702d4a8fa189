import { Global, Module } from '@nestjs/common';
import { PlanCopiesRepository } from './plan-copies.repository.js';
import { RecipeCopiesRepository } from './recipe-copies.repository.js';

/** Copies of recipes, which several features make. */
@Global()
@Module({
  providers: [PlanCopiesRepository, RecipeCopiesRepository],
  exports: [PlanCopiesRepository, RecipeCopiesRepository],
})
export class CopiesModule {}
