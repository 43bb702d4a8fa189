import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { preferredLocale, preferredType } from '../../http/content-negotiation.js';
import { WeekQuery } from '../grid/planning.dto.js';
import { ShoppingListView } from '../grid/planning.view.js';
import { ShoppingListService } from './shopping-list.service.js';

const TEXT = { schema: { type: 'string' } } as const;

@ApiTags('Planning')
@Controller('planning/shopping-list')
export class ShoppingListController {
  constructor(private readonly shopping: ShoppingListService) {}

  /**
   * What to buy for the week, scaled to the portions planned. As JSON, or in words as text/plain
   * or text/csv: there, counted things are rounded up to what one can buy.
   */
  @Get()
  @SessionInStatement()
  @ApiExtraModels(ShoppingListView)
  @ApiHeader({
    name: 'Accept-Language',
    description: 'Of the words in text/plain and text/csv: fr (default) or en.',
  })
  @ApiOkResponse({
    description: 'By category, then by ingredient.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ShoppingListView) } },
      'text/plain': TEXT,
      'text/csv': TEXT,
    },
  })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND')
  async list(
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
