import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { matchEach, missingFrom } from '#domain/exchange/missing-from.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../../database/database.js';
import { dependantOf } from '../../../house/dependants/dependant-of.js';
import { NewDependantDto } from '../../../house/dependants/dependants.dto.js';
import { DependantsRepository } from '../../../house/dependants/dependants.repository.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import type { HouseRow } from '../../../house/house.query.js';
import { HouseRepository } from '../../../house/house.repository.js';
import { PantryRepository } from '../../../house/pantry/pantry.repository.js';
import { ShopsRepository } from '../../../house/shops/shops.repository.js';
import { SharedListService } from '../../../planning/shopping-list/shared-list.service.js';
import { CookedMarksRepository } from '../../../recipes/cooked/cooked-marks.repository.js';
import type { Profile } from '../../../session/profile.view.js';
import { keyOf } from '../house-bodies.js';
import type { Lines } from '../house-file.js';
import type { HouseHead } from './file/read-house-file.js';
import { PlanImportService } from './plan-import.service.js';
import type { ImportedRecipes } from './recipe-import.service.js';

/** Everything of a house export apart from its recipes. */
export type HouseContent = Omit<Lines, 'recipes'> & { head?: HouseHead };

/** Adds what a house export has besides recipes to the house of a member. */
@Injectable()
export class ContentImportService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly houses: HouseRepository,
    private readonly dependants: DependantsRepository,
    private readonly cookedMarks: CookedMarksRepository,
    private readonly plan: PlanImportService,
    private readonly lists: SharedListService,
    private readonly shops: ShopsRepository,
    private readonly pantry: PantryRepository,
  ) {}

  /**
   * Adds what the house does not have, in one transaction.
   *
   * @returns the number of planning items that were added
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  addMissing(
    member: Profile,
    { head, shops, pantry, ownLines, ticks, ...plan }: HouseContent,
    recipes: ImportedRecipes,
  ): Promise<number> {
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const marks = recipes.cooked.map((mark) => ({ ...mark, profileId: member.id }));
      await this.cookedMarks.addMissing(manager, house.id, marks);
      requireQuota(QUOTAS.cookedMarks, await this.cookedMarks.count(manager, member.id));
      const before = await this.houses.read(manager, house.id);
      if (head !== undefined) await this.applySettings(manager, before, head);
      const dependants = await this.addDependants(manager, before, head?.dependants ?? []);
      const members = before.house.members.map(({ id }) => id);
      const known = { recipes: recipes.ids, members, dependants };
      const items = await this.plan.addMissing(manager, member, house, plan, known);
      const shopOf = await this.addShops(manager, house.id, shops);
      await this.addPantry(manager, house.id, pantry);
      const lines = ownLines.map((line) => ({
        ...{ ...line, shopId: shopOf.get(line.shopId ?? 0) ?? null },
      }));
      await this.lists.addMissing(manager, house.id, lines, ticks);
      return items;
    });
  }

  /** What the house has chosen itself stays, apart from shared editing. */
  private async applySettings(
    manager: EntityManager,
    { house, settings }: HouseRow,
    head: HouseHead,
  ): Promise<void> {
    const { sharedEditing, weekStartsOn } = head.house ?? {};
    const { subcategories = [] } = head.shelfOrder ?? {};
    const change = {
      ...(sharedEditing != null && sharedEditing !== house.sharedEditing && { sharedEditing }),
      ...(weekStartsOn != null && house.weekStartsOn === 'MONDAY' && { weekStartsOn }),
      ...(settings.shelfOrder.length < Math.min(subcategories.length, 1) && {
        shelfOrder: subcategories,
      }),
      ...(settings.stapleIds === null && head.staples && { stapleIds: head.staples.ingredientIds }),
    };
    if (Object.keys(change).length > 0) await this.houses.update(manager, house.id, change);
    const { sourceIds } = settings;
    const sources = new Set([...sourceIds, ...(head.sources?.sourceIds ?? [])]);
    if (sources.size === sourceIds.length) return;
    await this.houses.replaceSources(manager, house.id, [...sources]);
  }

  /** @returns the dependants of the file, by their number */
  private async addDependants(
    manager: EntityManager,
    { house: { id, dependants: existing } }: HouseRow,
    lines: HouseHead['dependants'],
  ) {
    const valid = lines.filter((line) => line !== null);
    const key = (dependant: object) =>
      keyOf(NewDependantDto, dependantOf(dependant as NewDependantDto));
    const missing = missingFrom(valid, existing.map(key), key);
    requireQuota(QUOTAS.houseDependants, existing.length + missing.length);
    const added = await this.dependants.insert(manager, id, missing.map(dependantOf));
    const matches = matchEach<object, (typeof added)[number]>(valid, [...existing, ...added], key);
    return new Map(valid.map(({ number }, index) => [number, matches[index]]));
  }

  /**
   * A shop of the same name is the same shop.
   *
   * @returns the shops of the file, by their number
   */
  private async addShops(manager: EntityManager, houseId: number, lines: Lines['shops']) {
    const before = await this.shops.read(manager, houseId);
    const nameOf = ({ name }: { readonly name: string }) => name;
    const missing = missingFrom(lines, before.map(nameOf), nameOf);
    requireQuota(QUOTAS.houseShops, before.length + missing.length);
    const rows = missing.map(({ name, subcategories }) => ({
      ...{ name, subcategories: subcategories ?? [] },
    }));
    await this.shops.insert(manager, houseId, rows);
    const matches = matchEach(lines, await this.shops.read(manager, houseId), nameOf);
    const found = lines.flatMap(({ number, ingredientIds }, index) => {
      const id = matches[index]?.id;
      return id === undefined ? [] : [{ number, id, ingredientIds: ingredientIds ?? [] }];
    });
    await this.shops.addMissingFoods(manager, houseId, found);
    return new Map(found.map(({ number, id }) => [number, id]));
  }

  private async addPantry(manager: EntityManager, houseId: number, lines: Lines['pantry']) {
    const rows = lines.map(({ quantity = null, unitId = null, bestBefore = null, ...line }) => ({
      ...{ ...line, quantity, unitId, bestBefore },
    }));
    await this.pantry.addMissing(manager, houseId, rows);
    requireQuota(QUOTAS.pantryRows, await this.pantry.count(manager, houseId));
  }
}
