import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { Readers } from '../reading/readers.service.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { preferredType } from '../../http/content-negotiation.js';
import { DeliveredListView, ShoppingListView } from './shopping-list.view.js';
import { periodOf, ShoppingListQuery } from './shopping-list.dto.js';
import { ShoppingListService } from './shopping-list.service.js';
import { ShoppingOperationsDto } from './shopping-operations.dto.js';

const TEXT = { schema: { type: 'string' } } as const;

const TYPES = ['application/json', 'text/plain', 'text/csv'] as const;
const FORMATS = { 'application/json': 'json', 'text/plain': 'text', 'text/csv': 'csv' } as const;

@ApiTags('Planning')
@Controller('planning/shopping-list')
export class ShoppingListController {
  constructor(
    private readonly shopping: ShoppingListService,
    private readonly readers: Readers,
  ) {}

  /**
   * Returns the shopping list of a week or of a range.
   *
   * @remarks With `date` the week that contains it, with `from` and `to` at most 31 days. JSON for
   * a front end, text to send, CSV for a spreadsheet: `format` wins over `Accept`. With
   * `shopId`, what is bought in that shop or anywhere. It is computed
   * from the plan at each request; ticks and own lines are operations. Example:
   * `GET /planning/shopping-list?date=2026-07-08`.
   */
  @Get()
  @SessionInStatement()
  @ApiExtraModels(ShoppingListView)
  @ApiHeader({
    name: 'Accept-Language',
    description:
      'Language of text/plain and text/csv without `lang` and a language of the profile: fr (default) or en.',
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
  @ApiErrors('HOUSE_NOT_FOUND', 'SHOP_NOT_FOUND', 'QUOTA_EXCEEDED')
  async getShoppingList(
    @CurrentSession() session: SessionClaims,
    @Query() query: ShoppingListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | string> {
    void reply.header('vary', 'accept, accept-language');
    const period = periodOf(query);
    const { shopId = null } = query;
    const format = query.format ?? FORMATS[preferredType(reply.request, TYPES)];
    if (format === 'json') {
      const json = await this.shopping.list(session, period, shopId);
      void reply.type(JSON_TEXT[1]);
      return json;
    }
    const reader = await this.readers.of(session, reply.request, query.lang);
    const list = await this.shopping.print(session, period, shopId, reader, format);
    void reply
      .header('content-language', reader.locale)
      .type(`${format === 'csv' ? 'text/csv' : 'text/plain'}; charset=utf-8`);
    return list;
  }

  /**
   * Applies operations of a device to the list of the week.
   *
   * @remarks The only way to tick, add, edit and remove lines, made for devices that were offline:
   * each operation has an id and is applied once, whatever is sent again. Operations belong to a
   * week, also when a range is shown. It needs no `Idempotency-Key`. The queue of `@popote/client`
   * sends them in order.
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
