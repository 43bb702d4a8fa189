import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ParseIdPipe } from '../../http/parse-id.pipe.js';
import type { Profile } from '../../session/profile.view.js';
import { ItemChangeDto, NewItemDto, WeekQuery } from './planning.dto.js';
import { PlanningService } from './planning.service.js';
import { PlanningItem, PlanningWeek } from './planning.view.js';

const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;

@ApiTags('Planning')
@Controller('planning')
export class PlanningController {
  constructor(private readonly planning: PlanningService) {}

  /** The grid of the week that has this date. */
  @Get()
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: PlanningWeek })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND')
  week(@CurrentSession() session: SessionClaims, @Query() { date }: WeekQuery): Promise<string> {
    return this.planning.week(session, date);
  }

  /** Puts a recipe into a cell. While it is planned, the whole house sees it there. */
  @Post('items')
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: PlanningItem })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND', 'RECIPE_NOT_FOUND')
  add(@CurrentProfile() member: Profile, @Body() item: NewItemDto): Promise<string> {
    return this.planning.add(member, item);
  }

  /** Moves an item to another cell, of any week, or changes its portions. */
  @Patch('items/:itemId')
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: PlanningItem })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND', 'PLANNING_ITEM_NOT_FOUND')
  change(
    @CurrentProfile() member: Profile,
    @Param('itemId', ParseIdPipe) itemId: number,
    @Body() change: ItemChangeDto,
  ): Promise<string> {
    return this.planning.change(member, itemId, change);
  }

  /** Takes an item out of the plan. */
  @Delete('items/:itemId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND', 'PLANNING_ITEM_NOT_FOUND')
  remove(
    @CurrentProfile() member: Profile,
    @Param('itemId', ParseIdPipe) itemId: number,
  ): Promise<void> {
    return this.planning.remove(member, itemId);
  }
}
