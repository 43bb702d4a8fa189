import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../../../session/current.decorators.js';
import { SessionInStatement } from '../../../session/access.decorators.js';
import type { SessionClaims } from '../../../session/session.js';
import { ApiErrors } from '../../../openapi/api-errors.decorator.js';
import { LargeBody } from '../../../http/body-limit.js';
import { JSON_TEXT } from '../../../http/json-text.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../idempotency/idempotent-request.js';
import { IdParam } from '../../../http/parse-id.pipe.js';
import type { Profile } from '../../../session/profile.view.js';
import {
  ItemBatchDto,
  ItemChangeDto,
  NewItemDto,
  PlanningQuery,
  RangeQuery,
} from './planning.dto.js';
import { PlanningService } from './planning.service.js';
import { PlanningItem } from '../rows/item.view.js';
import { AddedItems } from '../rows/cookings.view.js';
import { ClearedPlanning, PlanningWeek } from './planning.view.js';

const ADDING_ERRORS = [
  'HOUSE_NOT_FOUND',
  'RECIPE_NOT_FOUND',
  'COOKING_NOT_FOUND',
  'NOT_ENOUGH_PORTIONS',
  'MEMBER_NOT_FOUND',
  'DEPENDANT_NOT_FOUND',
  'QUOTA_EXCEEDED',
  ...IDEMPOTENCY_ERRORS,
] as const;

/** 100 items with notes of 500 characters. */
const MAX_BATCH_BYTES = 256 * 1024;

@ApiTags('Planning')
@Controller('planning')
export class PlanningController {
  constructor(private readonly planning: PlanningService) {}

  /**
   * Returns the planning of a week.
   *
   * @remarks The week that contains `date` and begins on the first day of the house.
   * `expand=suitability` adds to each item whether its eaters can eat it, and to each cooking whether the
   * house can, also for recipes that the viewer cannot open; a week with too many conflicts is then
   * refused. Texts and notes are read like the texts of a recipe. `expand=nutrition` adds to each item what
   * is in a portion. Example:
   * `GET /planning?date=2026-07-08`.
   */
  @Get()
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: PlanningWeek })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  getPlanning(
    @CurrentSession() session: SessionClaims,
    @Query() query: PlanningQuery,
  ): Promise<string> {
    return this.planning.week(session, query);
  }

  /**
   * Plans a recipe, portions of a cooking, or a text.
   *
   * @remarks Exactly one of `recipeId`, `cookingId` and `text`. A text such as "restaurant" buys
   * and cooks nothing. The whole house can read a planned recipe while it stands. For several items
   * at once, use `POST /planning/items/batch`. Example:
   * `{ "recipeId": 12, "date": "2026-07-08", "slot": "DINNER", "portions": 4 }`.
   */
  @Post('items')
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: PlanningItem })
  @ApiErrors(...ADDING_ERRORS)
  createPlanningItem(
    @CurrentProfile() member: Profile,
    @Body() item: NewItemDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.planning.add(member, item, request);
  }

  /**
   * Plans several cookings and items, all or none.
   *
   * @remarks Takes the `items` and `cookings` of a proposal as they are. An item may name a cooking
   * of the same request by its index, as `cooking`. At most 100 of each; the answer keeps their
   * order. If one is refused, nothing is stored.
   */
  @Post('items/batch')
  @LargeBody(MAX_BATCH_BYTES)
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: AddedItems })
  @ApiErrors(...ADDING_ERRORS)
  createPlanningItems(
    @CurrentProfile() member: Profile,
    @Body() batch: ItemBatchDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.planning.addAll(member, batch, request);
  }

  /**
   * Changes an item of the planning.
   *
   * @remarks Moves it to another date or slot, or changes its portions, note or eaters, the text of an
   * item without a recipe, or the recipe of an item that no cooking serves. Absent fields stay.
   */
  @Patch('items/:itemId')
  @ApiOkResponse({ type: PlanningItem })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'PLANNING_ITEM_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'NOT_ENOUGH_PORTIONS',
    'MEMBER_NOT_FOUND',
    'DEPENDANT_NOT_FOUND',
    'QUOTA_EXCEEDED',
  )
  updatePlanningItem(
    @CurrentProfile() member: Profile,
    @IdParam('itemId') itemId: number,
    @Body() change: ItemChangeDto,
  ): Promise<PlanningItem> {
    return this.planning.change(member, itemId, change);
  }

  /**
   * Clears days of the planning.
   *
   * @remarks Deletes the items from `from` to `to`, and the cookings on these days all of whose items are
   * among them. Portions that other cookings served stay in stock. Example:
   * `DELETE /planning/items?from=2026-07-06&to=2026-07-12`.
   */
  @Delete('items')
  @ApiOkResponse({ type: ClearedPlanning })
  @ApiErrors('HOUSE_NOT_FOUND')
  clearPlanning(
    @CurrentProfile() member: Profile,
    @Query() range: RangeQuery,
  ): Promise<ClearedPlanning> {
    return this.planning.clear(member, range);
  }

  /**
   * Deletes an item of the planning.
   *
   * @remarks The recipe stays, and so does a cooking from which the meal was served. What was
   * ticked off for it counts in the lists of the next two weeks.
   */
  @Delete('items/:itemId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'PLANNING_ITEM_NOT_FOUND')
  deletePlanningItem(
    @CurrentProfile() member: Profile,
    @IdParam('itemId') itemId: number,
  ): Promise<void> {
    return this.planning.remove(member, itemId);
  }
}
