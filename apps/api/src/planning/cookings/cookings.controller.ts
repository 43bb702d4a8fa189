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
import { JSON_TEXT } from '../../http/json-text.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../idempotency/idempotent-request.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { CookingChangeDto, DayQuery, NewCookingDto, PortionReportDto } from './cookings.dto.js';
import { CookingsService } from './cookings.service.js';
import { CookingView, StockView } from './cookings.view.js';

@ApiTags('Planning')
@Controller()
export class CookingsController {
  constructor(private readonly cookings: CookingsService) {}

  /**
   * Plans to cook a recipe once and eat it at several meals. With `itemIds`, planned meals of one
   * recipe are served from it.
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

  /** Changes the day or the portions of a cooking. */
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

  /** Deletes a cooking and the meals that it serves. */
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

  /** Records that portions were eaten besides the planned meals, discarded, frozen or thawed. */
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

  /** Lists the portions of cookings that are left, those first that keep for the shortest time. */
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
