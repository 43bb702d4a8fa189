import { Module } from '@nestjs/common';
import { DetectionModule } from '../detection/detection.module.js';
import { HouseModule } from '../house/house.module.js';
import { PantryModule } from '../house/pantry/pantry.module.js';
import { ShopsModule } from '../house/shops/shops.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { BatchSessionController } from './batch-session/batch-session.controller.js';
import { PlanCache } from './reading/plan-cache.js';
import { BatchSessionService } from './batch-session/batch-session.service.js';
import { PrintedSessionService } from './batch-session/printed-session.service.js';
import { TimedSessionThreads } from './batch-session/timed-session-threads.js';
import { Readers } from './reading/readers.service.js';
import { PlannedRecipesReader } from './reading/planned-recipes.reader.js';
import { CookingsController } from './plan/cookings/cookings.controller.js';
import { CookingsRepository } from './plan/rows/cookings.repository.js';
import { CookingsService } from './plan/cookings/cookings.service.js';
import { CalendarCookingsService } from './plan/cookings/calendar-cookings.service.js';
import { CookingStorage } from './plan/rows/cooking-storage.js';
import { CookingPortions } from './plan/rows/cooking-portions.service.js';
import { MenusController } from './plan/menus/menus.controller.js';
import { MenusRepository } from './plan/menus/menus.repository.js';
import { MenusService } from './plan/menus/menus.service.js';
import { RoutinesController } from './plan/routines/routines.controller.js';
import { RoutinesRepository } from './plan/routines/routines.repository.js';
import { RoutineDaysService } from './plan/routines/routine-days.service.js';
import { RoutinesService } from './plan/routines/routines.service.js';
import { PlanningController } from './plan/week/planning.controller.js';
import { PlannedSuitabilityService } from './plan/week/planned-suitability.service.js';
import { PlannedTextsService } from './plan/week/planned-texts.service.js';
import { PlanService } from './plan/rows/plan.service.js';
import { ItemsRepository } from './plan/rows/items.repository.js';
import { PlanRepository } from './plan/rows/plan.repository.js';
import { PlanningService } from './plan/week/planning.service.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { ProposalsService } from './proposals/proposals.service.js';
import { ShoppingListController } from './shopping-list/shopping-list.controller.js';
import { SharedListRepository } from './shopping-list/shared-list.repository.js';
import { SharedListService } from './shopping-list/shared-list.service.js';
import { ShoppingListReader } from './shopping-list/shopping-list.reader.js';
import { ShoppingListService } from './shopping-list/shopping-list.service.js';
import { UnitIds } from './reading/unit-ids.js';

/** The week of a house: grid, shopping list and batch session. */
@Module({
  imports: [DetectionModule, HouseModule, PantryModule, RecipesModule, ShopsModule],
  controllers: [
    CookingsController,
    MenusController,
    PlanningController,
    RoutinesController,
    ShoppingListController,
    BatchSessionController,
    ProposalsController,
  ],
  providers: [
    PlanCache,
    BatchSessionService,
    CookingsRepository,
    CookingsService,
    CalendarCookingsService,
    CookingStorage,
    CookingPortions,
    MenusRepository,
    MenusService,
    PlannedRecipesReader,
    Readers,
    PlannedSuitabilityService,
    PlannedTextsService,
    PlanService,
    ItemsRepository,
    PlanRepository,
    PlanningService,
    RoutinesRepository,
    RoutineDaysService,
    RoutinesService,
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
    CalendarCookingsService,
    MenusService,
    PlanRepository,
    PlanService,
    RoutinesService,
    SharedListService,
    TimedSessionThreads,
  ],
})
export class PlanningModule {}
