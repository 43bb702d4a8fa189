import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
import { Shop } from './shop.view.js';
import { NewShopDto, ShopChangeDto } from './shops.dto.js';
import { ShopsService } from './shops.service.js';

@ApiTags('House')
@Controller('house/current/shops')
export class ShopsController {
  constructor(private readonly shops: ShopsService) {}

  /**
   * Lists the shops of the house.
   *
   * @remarks In the order in which they were added. Lines of the shopping list name the shop of
   * their ingredient; lines without one can be bought anywhere.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [Shop] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listShops(@CurrentSession() session: SessionClaims): Promise<Shop[]> {
    return this.shops.list(session);
  }

  /**
   * Adds a shop.
   *
   * @remarks Any member. An ingredient belongs to one shop: it leaves the one that had it. At most
   * 20 a house, the next one is 409 with code 4025. Example:
   * `{ "name": "Boulangerie", "ingredientIds": [12] }`.
   */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Shop })
  @ApiErrors('HOUSE_NOT_FOUND', 'INGREDIENT_NOT_FOUND', 'QUOTA_EXCEEDED', ...IDEMPOTENCY_ERRORS)
  createShop(
    @CurrentProfile() member: Profile,
    @Body() shop: NewShopDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.shops.add(member, shop, request);
  }

  /**
   * Changes a shop.
   *
   * @remarks Any member. Absent fields stay; a list replaces the former one. Ingredients that are
   * no longer named can be bought anywhere.
   */
  @Patch(':shopId')
  @ApiOkResponse({ type: Shop })
  @ApiErrors('HOUSE_NOT_FOUND', 'INGREDIENT_NOT_FOUND', 'SHOP_NOT_FOUND')
  updateShop(
    @CurrentProfile() member: Profile,
    @IdParam('shopId') shopId: number,
    @Body() change: ShopChangeDto,
  ): Promise<Shop> {
    return this.shops.change(member, shopId, change);
  }

  /**
   * Removes a shop.
   *
   * @remarks Any member. What was bought there can be bought anywhere; lines stay, also those that
   * members added.
   */
  @Delete(':shopId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'SHOP_NOT_FOUND')
  deleteShop(@CurrentProfile() member: Profile, @IdParam('shopId') shopId: number): Promise<void> {
    return this.shops.remove(member, shopId);
  }
}
