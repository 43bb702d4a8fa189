import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { requireChange } from '../../http/fields/validation-error.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { HouseMembership } from '../house-membership.service.js';
import type { Shop } from './shop.view.js';
import type { NewShopDto, ShopChangeDto } from './shops.dto.js';
import { READ_SHOPS, type ShopRow } from './shops.query.js';
import { ShopsRepository } from './shops.repository.js';

/** The shops of a house, and what is bought there. */
@Injectable()
export class ShopsService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly shops: ShopsRepository,
    private readonly idempotency: IdempotencyService,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async list(session: SessionClaims): Promise<Shop[]> {
    const { shops } = await this.database.readAs<{ shops: ShopRow[] | null }>(session, READ_SHOPS);
    if (shops === null) throw new AppError('HOUSE_NOT_FOUND');
    return shops;
  }

  /** The ids of the shops of a locked house. */
  async idsOf(manager: EntityManager, houseId: number): Promise<ReadonlySet<number>> {
    const shops = await this.shops.read(manager, houseId);
    return new Set(shops.map(({ id }) => id));
  }

  /**
   * @returns the shop as JSON text
   * @throws HOUSE_NOT_FOUND, INGREDIENT_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the house has too many shops
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  add(member: Profile, written: NewShopDto, request: IdempotentRequest | null): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      const { id: houseId } = await this.membership.lockHouseOf(manager, member);
      this.requireIngredients(written);
      const row = { name: written.name, subcategories: written.subcategories ?? [] };
      const [id = 0] = await this.shops.insert(manager, houseId, [row]);
      return JSON.stringify(await this.withFoods(manager, houseId, id, written));
    });
  }

  /**
   * Changes the given fields and keeps the others.
   *
   * @throws VALIDATION_ERROR when the request changes nothing
   * @throws HOUSE_NOT_FOUND, INGREDIENT_NOT_FOUND, SHOP_NOT_FOUND
   */
  async change(member: Profile, id: number, change: ShopChangeDto): Promise<Shop> {
    const { name, subcategories, ingredientIds } = change;
    requireChange({ name, subcategories, ingredientIds });
    return this.database.transaction(async (manager) => {
      const { id: houseId } = await this.membership.lockHouseOf(manager, member);
      this.requireIngredients(change);
      const found = await this.shops.update(manager, houseId, id, change);
      if (!found) throw new AppError('SHOP_NOT_FOUND');
      return this.withFoods(manager, houseId, id, change);
    });
  }

  /** @throws HOUSE_NOT_FOUND, SHOP_NOT_FOUND */
  async remove(member: Profile, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id: houseId } = await this.membership.lockHouseOf(manager, member);
      if (!(await this.shops.delete(manager, houseId, id))) throw new AppError('SHOP_NOT_FOUND');
    });
  }

  /** The house is locked: the count is exact. */
  private async withFoods(
    manager: EntityManager,
    houseId: number,
    id: number,
    { ingredientIds }: ShopChangeDto,
  ): Promise<Shop> {
    if (ingredientIds) await this.shops.replaceFoods(manager, houseId, { id, ingredientIds });
    const shops = await this.shops.read(manager, houseId);
    requireQuota(QUOTAS.houseShops, shops.length);
    const shop = shops.find((each) => each.id === id);
    if (shop === undefined) throw new Error('The shop was not stored.');
    return shop;
  }

  private requireIngredients({ ingredientIds }: ShopChangeDto): void {
    const { ingredients } = this.catalogues;
    ingredients.requireAll(ingredientIds ?? [], 'INGREDIENT_NOT_FOUND', 'ingredientIds[]');
  }
}
