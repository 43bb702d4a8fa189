import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection/detection.module.js';
import { HouseModule } from '../house/house.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { BatchSessionController } from './batch-session/batch-session.controller.js';
import { PlanCache } from './planned-recipes/plan-cache.js';
import { BatchSessionService } from './batch-session/batch-session.service.js';
import { PrintedSessionService } from './batch-session/printed-session.service.js';
import { TimedSessionThreads } from './batch-session/timed-session-threads.js';
import { PlannedRecipesReader } from './planned-recipes/planned-recipes.reader.js';
import { CookingsController } from './cookings/cookings.controller.js';
import { CookingsRepository } from './cookings/cookings.repository.js';
import { CookingsService } from './cookings/cookings.service.js';
import { HouseCookingsService } from './cookings/house-cookings.service.js';
import { KeptCookings } from './cookings/kept-cookings.js';
import { PlannedCookings } from './cookings/planned-cookings.service.js';
import { MenusController } from './menus/menus.controller.js';
import { MenusRepository } from './menus/menus.repository.js';
import { MenusService } from './menus/menus.service.js';
import { PlanningController } from './grid/planning.controller.js';
import { PlannedSuitabilityService } from './grid/planned-suitability.service.js';
import { PlannedTextsService } from './grid/planned-texts.service.js';
import { PlanningItems } from './grid/planning-items.service.js';
import { PlanningRepository } from './grid/planning.repository.js';
import { PlanningService } from './grid/planning.service.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { ProposalsService } from './proposals/proposals.service.js';
import { ShoppingListController } from './shopping-list/shopping-list.controller.js';
import { SharedListRepository } from './shopping-list/shared-list.repository.js';
import { SharedListService } from './shopping-list/shared-list.service.js';
import { ShoppingListReader } from './shopping-list/shopping-list.reader.js';
import { ShoppingListService } from './shopping-list/shopping-list.service.js';
import { UnitIds } from './planned-recipes/unit-ids.js';

/** The week of a house: grid, shopping list and batch session. */
@Module({
  imports: [DetectionModule, HouseModule, RecipesModule],
  controllers: [
    CookingsController,
    MenusController,
    PlanningController,
    ShoppingListController,
    BatchSessionController,
    ProposalsController,
  ],
  providers: [
    PlanCache,
    BatchSessionService,
    CookingsRepository,
    CookingsService,
    HouseCookingsService,
    KeptCookings,
    PlannedCookings,
    MenusRepository,
    MenusService,
    PlannedRecipesReader,
    PlannedSuitabilityService,
    PlannedTextsService,
    PlanningItems,
    PlanningRepository,
    PlanningService,
    ProposalsService,
    SharedListRepository,
    SharedListService,
    ShoppingListReader,
    PrintedSessionService,
    ShoppingListService,
    TimedSessionThreads,
    UnitIds,
  ],
  exports: [
    CookingsRepository,
    HouseCookingsService,
    MenusService,
    PlannedCookings,
    PlanningRepository,
    SharedListService,
    TimedSessionThreads,
  ],
})
export class PlanningModule {}
