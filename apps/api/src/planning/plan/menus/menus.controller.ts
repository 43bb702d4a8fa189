import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
import { AddedItems } from '../rows/cookings.view.js';
import { MenuDateDto, NewMenuDto, WeekCopyDto } from './menus.dto.js';
import { MenusService } from './menus.service.js';
import { Menu } from './menus.view.js';

@ApiTags('Planning')
@Controller('planning')
export class MenusController {
  constructor(private readonly menus: MenusService) {}

  /**
   * Copies a week into another one.
   *
   * @remarks What stands in the target stays, so that a second copy adds the items again. Cookings,
   * notes and eaters are copied, ticks of the list are not. Both dates in one week are 400.
   * Example: `{ "from": "2026-07-06", "to": "2026-07-13" }`.
   */
  @Post('copy')
  @HttpCode(200)
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: AddedItems, description: 'What was added.' })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED', ...IDEMPOTENCY_ERRORS)
  copyWeek(
    @CurrentProfile() member: Profile,
    @Body() copy: WeekCopyDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.menus.copy(member, copy, request);
  }

  /**
   * Lists the menus of the house by name.
   *
   * @remarks A menu is a week without dates, which can be planned again. Deleted recipes are left
   * out.
   */
  @Get('menus')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: [Menu] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listMenus(@CurrentSession() session: SessionClaims): Promise<string> {
    return this.menus.list(session);
  }

  /**
   * Makes a menu of a week.
   *
   * @remarks Takes what is planned in the week of `date`; later changes of that week do not change
   * the menu. At most 100 a house, the next one is 409 with code 4025. To repeat a week once, use
   * `POST /planning/copy`.
   */
  @Post('menus')
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Menu })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED', ...IDEMPOTENCY_ERRORS)
  createMenu(
    @CurrentProfile() member: Profile,
    @Body() menu: NewMenuDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.menus.create(member, menu, request);
  }

  /**
   * Plans the cookings and items of a menu in a week.
   *
   * @remarks What stands in the week stays. What the menu cooks once is cooked once. The response has what was added. The menu stays as it
   * is and may be applied again.
   */
  @Post('menus/:menuId/apply')
  @HttpCode(200)
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: AddedItems, description: 'What was added.' })
  @ApiErrors('HOUSE_NOT_FOUND', 'MENU_NOT_FOUND', 'QUOTA_EXCEEDED', ...IDEMPOTENCY_ERRORS)
  applyMenu(
    @CurrentProfile() member: Profile,
    @IdParam('menuId') menuId: number,
    @Body() { date }: MenuDateDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.menus.apply(member, menuId, date, request);
  }

  /**
   * Deletes a menu.
   *
   * @remarks What was planned with it stays. Any member may delete it.
   */
  @Delete('menus/:menuId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'MENU_NOT_FOUND')
  deleteMenu(@CurrentProfile() member: Profile, @IdParam('menuId') menuId: number): Promise<void> {
    return this.menus.remove(member, menuId);
  }
}
