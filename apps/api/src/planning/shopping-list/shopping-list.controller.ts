import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { preferredLocale, preferredType } from '../../http/content-negotiation.js';
import { WeekQuery } from '../grid/planning.dto.js';
import { ShoppingListView } from './shopping-list.view.js';
import { ShoppingListService } from './shopping-list.service.js';

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
      'Ordered by category, then by ingredient. In text/plain and text/csv, counts are rounded up.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ShoppingListView) } },
      'text/plain': TEXT,
      'text/csv': TEXT,
    },
  })
  @ApiErrors('HOUSE_NOT_FOUND')
  async getShoppingList(
    @CurrentSession() session: SessionClaims,
    @Query() { date }: WeekQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ShoppingListView | string> {
    void reply.header('vary', 'accept, accept-language');
    const type = preferredType(request, ['application/json', 'text/plain', 'text/csv']);
    if (type === 'application/json') return this.shopping.list(session, date);
    const locale = preferredLocale(request);
    const format = type === 'text/csv' ? 'csv' : 'text';
    const list = await this.shopping.print(session, date, locale, format);
    void reply.header('content-language', locale).type(`${type}; charset=utf-8`);
    return list;
  }
}
