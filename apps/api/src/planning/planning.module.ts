import { Module } from '@nestjs/common';
import { BatchController } from './batch.controller.js';
import { BatchService } from './batch.service.js';
import { PlannedRecipesReader } from './planned-recipes.reader.js';
import { PlanningController } from './planning.controller.js';
import { PlanningRepository } from './planning.repository.js';
import { PlanningService } from './planning.service.js';
import { ShoppingListController } from './shopping-list.controller.js';
import { ShoppingListService } from './shopping-list.service.js';
import { UnitIds } from './unit-ids.js';

/** The week of a house: its grid, what to buy for it, and how to cook it at once. */
@Module({
  controllers: [PlanningController, ShoppingListController, BatchController],
  providers: [
    BatchService,
    PlannedRecipesReader,
    PlanningRepository,
    PlanningService,
    ShoppingListService,
    UnitIds,
  ],
})
export class PlanningModule {}
