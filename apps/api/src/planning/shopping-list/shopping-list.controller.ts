import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { preferredLocale, preferredType } from '../../http/content-negotiation.js';
import { WeekQuery } from '../grid/planning.dto.js';
import { DeliveredListView, ShoppingListView } from './shopping-list.view.js';
import { ShoppingListService } from './shopping-list.service.js';
import { ShoppingOperationsDto } from './shopping-operations.dto.js';

const TEXT = { schema: { type: 'string' } } as const;

@ApiTags('Planning')
@Controller('planning/shopping-list')
export class ShoppingListController {
  constructor(private readonly shopping: ShoppingListService) {}

  /** Returns the shopping list of the week, as JSON, text/plain or text/csv. */
  @Get()
  @SessionInStatement()
  @ApiExtraModels(ShoppingListView)
  @ApiHeader({
    name: 'Accept-Language',
    description: 'Language of text/plain and text/csv: fr (default) or en.',
  })
  @ApiOkResponse({
    description:
      'Ordered by shelf, then by ingredient. In text/plain and text/csv, counts are rounded up, and lines that were ticked off come last.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ShoppingListView) } },
      'text/plain': TEXT,
      'text/csv': TEXT,
    },
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  async getShoppingList(
    @CurrentSession() session: SessionClaims,
    @Query() { date }: WeekQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ShoppingListView | string> {
    void reply.header('vary', 'accept, accept-language');
    const type = preferredType(reply.request, ['application/json', 'text/plain', 'text/csv']);
    if (type === 'application/json') return this.shopping.list(session, date);
    const locale = preferredLocale(reply.request);
    const format = type === 'text/csv' ? 'csv' : 'text';
    const list = await this.shopping.print(session, date, locale, format);
    void reply.header('content-language', locale).type(`${type}; charset=utf-8`);
    return list;
  }

  /**
   * Applies operations of a device to the list of the week. Each is applied once, whatever is sent
   * again.
   */
  @Post('operations')
  @HttpCode(200)
  @ApiOkResponse({ type: DeliveredListView, description: 'The list after the operations.' })
  @ApiErrors('HOUSE_NOT_FOUND', 'INGREDIENT_NOT_FOUND', 'UNIT_NOT_FOUND', 'QUOTA_EXCEEDED')
  applyShoppingListOperations(
    @CurrentProfile() member: Profile,
    @CurrentSession() session: SessionClaims,
    @Body() delivery: ShoppingOperationsDto,
  ): Promise<DeliveredListView> {
    return this.shopping.apply(member, session, delivery);
  }
}
