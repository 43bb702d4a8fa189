import { Injectable } from '@nestjs/common';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { wholeShelfOrder } from '#domain/planning/shopping-list/shelf-order.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { HouseMembership } from './house-membership.service.js';
import { CURRENT_SHELF_ORDER } from './house.query.js';
import { HouseRepository } from './house.repository.js';
import type { ShelfOrderView } from './shelf-order.view.js';

interface NamedShelves {
  /** Null without a house. */
  readonly shelfOrder: readonly SubcategoryKey[] | null;
}

/** Reads and replaces the order of the shop. A new house has none. */
@Injectable()
export class ShelfOrderService {
  constructor(
    private readonly database: Database,
    private readonly houses: HouseRepository,
    private readonly membership: HouseMembership,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async current(session: SessionClaims): Promise<ShelfOrderView> {
    const { shelfOrder } = await this.database.readAs<NamedShelves>(session, CURRENT_SHELF_ORDER);
    if (shelfOrder === null) throw new AppError('HOUSE_NOT_FOUND');
    return { subcategories: wholeShelfOrder(shelfOrder) };
  }

  /** @throws HOUSE_NOT_FOUND */
  replace(member: Profile, subcategories: readonly SubcategoryKey[]): Promise<ShelfOrderView> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      await this.houses.update(manager, id, { shelfOrder: subcategories });
      return { subcategories: wholeShelfOrder(subcategories) };
    });
  }
}
