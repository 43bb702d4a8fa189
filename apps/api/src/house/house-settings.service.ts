import { Injectable } from '@nestjs/common';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { wholeShelfOrder } from '#domain/planning/shopping-list/shelf-order.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import type { IfMatch } from '../http/conditional/if-match.js';
import { Catalogues } from '../reference/catalogues.js';
import type { SourceRow } from '../reference/reference.view.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { HouseMembership } from './house-membership.service.js';
import { CURRENT_HOUSE_SETTINGS, type HouseSettingsRow } from './house.query.js';
import { HouseRepository } from './house.repository.js';
import type { ShelfOrderView, StaplesView } from './house.view.js';

/** The recipe sources that a house has enabled, its order of the shop, and what it always has. */
@Injectable()
export class HouseSettingsService {
  constructor(
    private readonly database: Database,
    private readonly houses: HouseRepository,
    private readonly membership: HouseMembership,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async sources(session: SessionClaims): Promise<SourceRow[]> {
    const { sourceIds } = await this.read(session);
    return this.catalogues.sources.pick(sourceIds);
  }

  /** @throws HOUSE_NOT_FOUND, SOURCE_NOT_FOUND, PRECONDITION_FAILED */
  replaceSources(
    member: Profile,
    sourceIds: readonly number[],
    ifMatch: IfMatch | null,
  ): Promise<SourceRow[]> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      this.catalogues.sources.requireAll(sourceIds, 'SOURCE_NOT_FOUND', 'sourceIds[]');
      if (ifMatch !== null) {
        const current = await this.houses.findSources(manager, id);
        ifMatch.require(JSON.stringify(this.catalogues.sources.pick(current)));
      }
      await this.houses.replaceSources(manager, id, sourceIds);
      return this.catalogues.sources.pick(sourceIds);
    });
  }

  /** @throws HOUSE_NOT_FOUND */
  async shelfOrder(session: SessionClaims): Promise<ShelfOrderView> {
    const { shelfOrder } = await this.read(session);
    return { subcategories: wholeShelfOrder(shelfOrder) };
  }

  /** @throws HOUSE_NOT_FOUND */
  replaceShelfOrder(
    member: Profile,
    subcategories: readonly SubcategoryKey[],
  ): Promise<ShelfOrderView> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      await this.houses.update(manager, id, { shelfOrder: subcategories });
      return { subcategories: wholeShelfOrder(subcategories) };
    });
  }

  /** @throws HOUSE_NOT_FOUND */
  async staples(session: SessionClaims): Promise<StaplesView> {
    const { stapleIds } = await this.read(session);
    return { ingredientIds: this.catalogues.stapleIds(stapleIds) };
  }

  /** @throws HOUSE_NOT_FOUND, INGREDIENT_NOT_FOUND */
  replaceStaples(member: Profile, stapleIds: readonly number[]): Promise<StaplesView> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      this.catalogues.ingredients.requireAll(stapleIds, 'INGREDIENT_NOT_FOUND', 'ingredientIds[]');
      await this.houses.update(manager, id, { stapleIds });
      return { ingredientIds: stapleIds };
    });
  }

  private async read(session: SessionClaims): Promise<NonNullable<HouseSettingsRow['settings']>> {
    const viewer = await this.database.readAs<HouseSettingsRow>(session, CURRENT_HOUSE_SETTINGS);
    if (viewer.settings === null) throw new AppError('HOUSE_NOT_FOUND');
    return viewer.settings;
  }
}
