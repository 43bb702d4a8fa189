import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReturnsRepresentation } from '../http/conditional/etag.hook.js';
import { type IfMatch, IfMatchHeader } from '../http/conditional/if-match.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { SourceRow } from '../reference/reference.view.js';
import { SessionInStatement } from '../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { HouseSettingsService } from './house-settings.service.js';
import { HouseSourcesDto, ShelfOrderDto, StaplesDto } from './house.dto.js';
import { ShelfOrderView, StaplesView } from './house.view.js';

@ApiTags('House')
@Controller('house/current')
export class HouseSettingsController {
  constructor(private readonly settings: HouseSettingsService) {}

  /**
   * Lists the recipe sources that the house has enabled.
   *
   * @remarks Only the sources listed here can be searched and imported from.
   * `GET /reference/sources` lists all that exist. The ETag serves `If-Match` of the PATCH.
   */
  @Get('sources')
  @SessionInStatement()
  @ApiOkResponse({ type: [SourceRow] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listHouseSources(@CurrentSession() session: SessionClaims): Promise<SourceRow[]> {
    return this.settings.sources(session);
  }

  /**
   * Replaces the set of enabled sources.
   *
   * @remarks The list replaces the former one; an empty list disables all. Recipes that were
   * imported stay. Example: `{ "sourceIds": [1, 2] }`.
   */
  @Patch('sources')
  @ReturnsRepresentation()
  @ApiOkResponse({ type: [SourceRow] })
  @ApiErrors('HOUSE_NOT_FOUND', 'SOURCE_NOT_FOUND', 'PRECONDITION_FAILED')
  replaceHouseSources(
    @CurrentProfile() member: Profile,
    @Body() { sourceIds }: HouseSourcesDto,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<SourceRow[]> {
    return this.settings.replaceSources(member, sourceIds, ifMatch);
  }

  /**
   * Returns the order in which the house walks through the shop.
   *
   * @remarks The shopping list has this order. Without an own order it is that of the categories.
   * Shelves are categories of ingredients, not single foods.
   */
  @Get('shelf-order')
  @SessionInStatement()
  @ApiOkResponse({ type: ShelfOrderView })
  @ApiErrors('HOUSE_NOT_FOUND')
  getShelfOrder(@CurrentSession() session: SessionClaims): Promise<ShelfOrderView> {
    return this.settings.shelfOrder(session);
  }

  /**
   * Replaces the order of the shelves.
   *
   * @remarks Name the shelves in the order of the walk; shelves that are not named follow in the
   * default order. The shopping list changes at once, as JSON, text and CSV. Ticks stay. Shelves
   * that are not named follow in the default order.
   */
  @Patch('shelf-order')
  @ApiOkResponse({ type: ShelfOrderView })
  @ApiErrors('HOUSE_NOT_FOUND')
  replaceShelfOrder(
    @CurrentProfile() member: Profile,
    @Body() { subcategories }: ShelfOrderDto,
  ): Promise<ShelfOrderView> {
    return this.settings.replaceShelfOrder(member, subcategories);
  }

  /**
   * Returns the ingredients that the house always has.
   *
   * @remarks Staples stand apart in the shopping list, in `staples`, when the plan needs them, and
   * never count as missing. A new house has water alone.
   */
  @Get('staples')
  @SessionInStatement()
  @ApiOkResponse({ type: StaplesView })
  @ApiErrors('HOUSE_NOT_FOUND')
  getStaples(@CurrentSession() session: SessionClaims): Promise<StaplesView> {
    return this.settings.staples(session);
  }

  /**
   * Replaces the ingredients that the house always has.
   *
   * @remarks Any member may replace the list. An empty list means that everything is bought. A
   * staple that an own line asks for stands among the lines nevertheless.
   */
  @Put('staples')
  @ApiOkResponse({ type: StaplesView })
  @ApiErrors('HOUSE_NOT_FOUND', 'INGREDIENT_NOT_FOUND')
  replaceStaples(
    @CurrentProfile() member: Profile,
    @Body() { ingredientIds }: StaplesDto,
  ): Promise<StaplesView> {
    return this.settings.replaceStaples(member, ingredientIds);
  }
}
