import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import type { Profile } from '../session/profile.view.js';
import { ShelfOrderDto } from './house.dto.js';
import { ShelfOrderService } from './shelf-order.service.js';
import { ShelfOrderView } from './shelf-order.view.js';

@ApiTags('House')
@Controller('house/current/shelf-order')
export class ShelfOrderController {
  constructor(private readonly shelves: ShelfOrderService) {}

  /** Returns the order in which the house walks through the shop. */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: ShelfOrderView })
  @ApiErrors('HOUSE_NOT_FOUND')
  getShelfOrder(@CurrentSession() session: SessionClaims): Promise<ShelfOrderView> {
    return this.shelves.current(session);
  }

  /** Replaces the order of the shelves. Shelves that are not named follow in the default order. */
  @Patch()
  @ApiOkResponse({ type: ShelfOrderView })
  @ApiErrors('HOUSE_NOT_FOUND')
  replaceShelfOrder(
    @CurrentProfile() member: Profile,
    @Body() { subcategories }: ShelfOrderDto,
  ): Promise<ShelfOrderView> {
    return this.shelves.replace(member, subcategories);
  }
}
