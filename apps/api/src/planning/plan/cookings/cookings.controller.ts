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
import { dayIn } from '#domain/time-zone.js';
import { JSON_TEXT } from '../../../http/json-text.js';
import { IdParam } from '../../../http/parse-id.pipe.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../idempotency/idempotent-request.js';
import { ApiErrors } from '../../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../../session/current.decorators.js';
import type { Profile } from '../../../session/profile.view.js';
import type { SessionClaims } from '../../../session/session.js';
import { CookingChangeDto, DayQuery, NewCookingDto, PortionReportDto } from './cookings.dto.js';
import { CookingsService } from './cookings.service.js';
import { CookingView, StockView } from '../rows/cookings.view.js';

@ApiTags('Planning')
@Controller()
export class CookingsController {
  constructor(private readonly cookings: CookingsService) {}

  /**
   * Plans to cook a recipe once and eat it at several meals.
   *
   * @remarks Ingredients, list and session count the cooking once, with its portions, on its day.
   * Then plan meals with its `cookingId`, or name planned meals of the recipe in `itemIds`, which
   * are served from it. A meal that is cooked and eaten at once needs no cooking. Example:
   * `{ "recipeId": 12, "date": "2026-07-05", "portions": 8 }`.
   */
  @Post('planning/cookings')
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: CookingView })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'PLANNING_ITEM_NOT_FOUND',
    'NOT_ENOUGH_PORTIONS',
    'QUOTA_EXCEEDED',
    ...IDEMPOTENCY_ERRORS,
  )
  createCooking(
    @CurrentProfile() member: Profile,
    @Body() cooking: NewCookingDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.cookings.add(member, cooking, request);
  }

  /**
   * Changes the day or the portions of a cooking.
   *
   * @remarks Storage and dates of its meals are chosen anew. Fewer portions than its meals need are
   * 409 with code 4026. A day after one of its meals is 400.
   */
  @Patch('planning/cookings/:cookingId')
  @ApiOkResponse({ type: CookingView })
  @ApiErrors('HOUSE_NOT_FOUND', 'COOKING_NOT_FOUND', 'NOT_ENOUGH_PORTIONS', 'QUOTA_EXCEEDED')
  updateCooking(
    @CurrentProfile() member: Profile,
    @IdParam('cookingId') cookingId: number,
    @Body() change: CookingChangeDto,
  ): Promise<CookingView> {
    return this.cookings.change(member, cookingId, change);
  }

  /**
   * Deletes a cooking and the meals that it serves.
   *
   * @remarks The recipe stays. To keep a meal, plan its recipe anew first.
   */
  @Delete('planning/cookings/:cookingId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'COOKING_NOT_FOUND')
  deleteCooking(
    @CurrentProfile() member: Profile,
    @IdParam('cookingId') cookingId: number,
  ): Promise<void> {
    return this.cookings.remove(member, cookingId);
  }

  /**
   * Records that portions were eaten besides the planned meals, discarded, frozen or thawed.
   *
   * @remarks For what differs from the plan: an extra plate, a thrown-away rest, portions moved to
   * or from the freezer. Planned meals count by themselves and are not reported. More than there
   * is, is 409 with code 4026. Example: `{ "frozen": 2 }`.
   */
  @Post('planning/cookings/:cookingId/portions')
  @HttpCode(200)
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: CookingView })
  @ApiErrors('HOUSE_NOT_FOUND', 'COOKING_NOT_FOUND', 'NOT_ENOUGH_PORTIONS', ...IDEMPOTENCY_ERRORS)
  reportPortions(
    @CurrentProfile() member: Profile,
    @IdParam('cookingId') cookingId: number,
    @Body() report: PortionReportDto,
    @Query() { timeZone }: DayQuery,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.cookings.report(member, cookingId, report, today(timeZone), request);
  }

  /**
   * Lists the portions of cookings that are left, those first that keep for the shortest time.
   *
   * @remarks For a page of leftovers: a row for each place, with the last day on which to eat it.
   * The soonest comes first. Planned meals count as there until their day is over; what no longer
   * keeps stays until it is discarded. Bought food is not stock.
   */
  @Get('house/current/stock')
  @SessionInStatement()
  @ApiOkResponse({ type: [StockView] })
  @ApiErrors('HOUSE_NOT_FOUND')
  getStock(
    @CurrentSession() session: SessionClaims,
    @Query() { timeZone }: DayQuery,
  ): Promise<StockView[]> {
    return this.cookings.stock(session, today(timeZone));
  }
}

function today(timeZone: string | null | undefined): string {
  return dayIn(new Date(), timeZone ?? 'UTC');
}
