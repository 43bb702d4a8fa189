import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WriteResult } from '../../../database/prepared-statement.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { READ_DATELESS_WEEK } from '../rows/plan.query.js';
import type { DatelessWeek } from '../rows/plan.repository.js';
import { FIND_DATELESS_WEEK, FIND_MENU } from './menus.query.js';
import type { Menu } from './menus.view.js';

/** Numbers of rows in the menus of a house. */
interface MenuCounts {
  readonly menus: number;
  readonly items: number;
}

/** Reads weeks without dates, and deletes menus. The caller has locked the house. */
@Injectable()
export class MenusRepository {
  /**
   * The cookings and the items of the week that starts on a day, in their order. Items that an earlier
   * cooking serves are items that no cooking serves.
   */
  async readWeek(manager: EntityManager, houseId: number, start: string): Promise<DatelessWeek> {
    const [week] = await manager.query<[DatelessWeek]>(READ_DATELESS_WEEK, [houseId, start]);
    return week;
  }

  /** @throws QUOTA_EXCEEDED when the house has too many menus, or items in them */
  async requireRoom(manager: EntityManager, houseId: number): Promise<void> {
    const [count] = await manager.query<[MenuCounts]>(COUNT, [houseId]);
    requireQuota(QUOTAS.houseMenus, count.menus);
    requireQuota(QUOTAS.menuItems, count.items);
  }

  /** A menu as the member sees it; undefined when the member's house has no such menu. */
  async view(manager: EntityManager, memberId: number, id: number): Promise<Menu | undefined> {
    const [row] = await manager.query<{ menu: Menu }[]>(FIND_MENU, [memberId, id]);
    return row?.menu;
  }

  /** What the member may plan of a menu; undefined when the member's house has no such menu. */
  async find(
    manager: EntityManager,
    memberId: number,
    id: number,
  ): Promise<DatelessWeek | undefined> {
    const [row] = await manager.query<{ menu: DatelessWeek }[]>(FIND_DATELESS_WEEK, [memberId, id]);
    return row?.menu;
  }

  /** @returns false when the house has no such menu */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      'delete from menu where house_id = $1 and id = $2',
      [houseId, id],
    );
    return affected > 0;
  }
}

const COUNT = `
  select (select count(*) from menu where house_id = $1)::int as menus,
    (
      select count(*) from menu join menu_item on menu_item.menu_id = menu.id
      where menu.house_id = $1
    )::int as items`;
