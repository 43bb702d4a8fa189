import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HouseMembership } from '../../../../house/house-membership.service.js';
import type { Profile } from '../../../../session/profile.view.js';
import type { HouseContent } from '../file/archived-content.js';
import { CookedDaysRepository } from './cooked-days.repository.js';
import { ListsImportRepository } from './lists-import.repository.js';
import { MenusImportService } from './menus-import.service.js';
import { PlanImportService } from './plan-import.service.js';
import { SettingsImportRepository } from './settings-import.repository.js';

/** Adds everything of an archive apart from its recipes to the house of a member. */
@Injectable()
export class ContentImportService {
  constructor(
    private readonly membership: HouseMembership,
    private readonly cookedDays: CookedDaysRepository,
    private readonly settings: SettingsImportRepository,
    private readonly plan: PlanImportService,
    private readonly menus: MenusImportService,
    private readonly lists: ListsImportRepository,
  ) {}

  /**
   * Adds what the house does not have.
   *
   * @param cookedOn the days on which recipes were cooked, by the id of the recipe
   * @returns the number of planning items that were added
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    member: Profile,
    content: HouseContent,
    cookedOn: ReadonlyMap<number, readonly string[]>,
  ): Promise<number> {
    const house = await this.membership.lockHouseOf(manager, member);
    await this.cookedDays.addMissing(manager, house.id, member.id, cookedOn);
    if (content.house === undefined) throw new Error('The archive says nothing of its house.');
    const { settings, dependants } = content.house;
    await this.settings.applySettings(manager, house.id, settings);
    const people = await this.settings.addDependants(manager, house.id, dependants);
    const items = await this.plan.addMissing(manager, house, content, people);
    await this.menus.addMissing(manager, house.id, content.menus, people);
    await this.lists.addMissing(manager, house.id, content.lists);
    return items;
  }
}
