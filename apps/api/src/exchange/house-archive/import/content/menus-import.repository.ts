import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '#domain/exchange/missing-from.js';
import { QUOTAS } from '#domain/quotas.js';
import { sortName } from '#domain/search/words.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { eaterIdsOf, type ImportedMenu, type ImportedMenuItem } from '../file/archived-content.js';

/** Adds the menus of an archive to a locked house. */
@Injectable()
export class MenusImportRepository {
  /**
   * Adds the menus that the house does not have.
   *
   * @param dependantIds of the dependants of the archive, in their order
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    menus: readonly ImportedMenu[],
    dependantIds: readonly number[],
  ): Promise<void> {
    const existing = await manager.query<KeyedMenu[]>(FIND, [houseId]);
    const missing = missingFrom(menus, existing.map(keyOf), keyOf);
    if (missing.length === 0) return;
    const ids = await manager.query<{ id: number }[]>(ADD, [
      houseId,
      missing.map(({ name }) => name),
      missing.map(({ name }) => sortName(name)),
    ]);
    const items = missing.flatMap((menu, index) =>
      menu.items.map((item, position) => {
        const eaterIds = eaterIdsOf(item, dependantIds);
        const eaters = eaterIds.map((dependantId) => ({ dependantId }));
        const place = { menuId: ids[index]?.id, position };
        return { ...item, ...place, eaters: eaters.length === 0 ? null : eaters };
      }),
    );
    await manager.query(ADD_ITEMS, [JSON.stringify(items)]);
    await this.requireQuotas(manager, houseId);
  }

  private async requireQuotas(manager: EntityManager, houseId: number): Promise<void> {
    const [counts] = await manager.query<[{ menus: number; items: number }]>(
      `select count(distinct menu.id)::int as menus, count(menu_id)::int as items
       from menu left join menu_item on menu_id = menu.id
       where house_id = $1`,
      [houseId],
    );
    requireQuota(QUOTAS.houseMenus, counts.menus);
    requireQuota(QUOTAS.menuItems, counts.items);
  }
}

interface KeyedMenu {
  readonly name: string;
  readonly items: readonly Omit<ImportedMenuItem, 'recipe' | 'eaters'>[];
}

function keyOf({ name, items }: KeyedMenu): string {
  const meals = items.map(({ weekday, slot, portions, recipeId, text, note }) => [
    ...[weekday, slot, portions, recipeId, text, note],
  ]);
  return JSON.stringify([name, meals]);
}

const FIND = `
  select name, (
    select coalesce(json_agg(json_build_object(
      'weekday', weekday, 'slot', slot, 'portions', portions, 'recipeId', recipe_id,
      'text', text, 'note', note
    ) order by position), '[]')
    from menu_item where menu_id = menu.id
  ) as items
  from menu where house_id = $1`;

const ADD = `
  insert into menu (house_id, name, sort_name)
  select $1, given.name, given.sort_name
  from unnest($2::text[], $3::text[]) with ordinality as given (name, sort_name, place)
  order by given.place
  returning id`;

const ADD_ITEMS = `
  insert into menu_item
    (menu_id, position, weekday, slot, portions, recipe_id, text, note, eaters)
  select "menuId", position, weekday, slot, portions, "recipeId", text, note, eaters
  from jsonb_to_recordset($1::jsonb) as item (
    "menuId" int, position int, weekday text, slot text, portions int, "recipeId" int, text text,
    note text, eaters jsonb
  )`;
