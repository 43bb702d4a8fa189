import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '#domain/exchange/missing-from.js';
import { MenusService } from '../../../../planning/plan/menus/menus.service.js';
import { eatersOf, type ImportedMenu, type ImportedPeople } from '../file/archived-content.js';

/** Adds the menus of an archive to a locked house. */
@Injectable()
export class MenusImportService {
  constructor(private readonly menus: MenusService) {}

  /**
   * Adds the menus that the house does not have.
   *
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    menus: readonly ImportedMenu[],
    people: ImportedPeople,
  ): Promise<void> {
    const existing = await manager.query<KeyedMenu[]>(FIND, [houseId]);
    const missing = missingFrom(menus, existing.map(keyOf), keyOf);
    if (missing.length === 0) return;
    const added = missing.map((menu) => ({
      ...menu,
      items: menu.items.map((item) => {
        const eaters = eatersOf(item, people);
        const index = cookingOf(menu, item);
        const cooking = menu.cookings[index]?.recipeId === item.recipeId ? index : null;
        return { ...item, cooking, eaters: eaters.length === 0 ? null : eaters };
      }),
    }));
    await this.menus.add(manager, houseId, added);
  }
}

interface KeyedMenu {
  readonly name: string;
  readonly cookings: readonly Omit<ImportedMenu['cookings'][number], 'recipe'>[];
  readonly items: readonly Omit<ImportedMenu['items'][number], 'recipe' | 'eaters'>[];
}

/** The index of the cooking that serves an item; -1 without one. */
function cookingOf(
  { cookings }: Pick<KeyedMenu, 'cookings'>,
  { cooking }: { readonly cooking: number | null },
): number {
  return cookings.findIndex(({ number }) => number === cooking);
}

function keyOf(menu: KeyedMenu): string {
  const cooked = menu.cookings.map(({ weekday, portions, recipeId }) => [
    ...[weekday, portions, recipeId],
  ]);
  const meals = menu.items.map((item) => {
    const { weekday, slot, portions, recipeId, text, note } = item;
    return [weekday, slot, portions, recipeId, text, note, cookingOf(menu, item)];
  });
  return JSON.stringify([menu.name, cooked, meals]);
}

const FIND = `
  select name, (
    select coalesce(json_agg(json_build_object(
      'number', position, 'weekday', weekday, 'portions', portions, 'recipeId', recipe_id
    ) order by position), '[]')
    from menu_cooking where menu_id = menu.id
  ) as cookings, (
    select coalesce(json_agg(json_build_object(
      'weekday', weekday, 'slot', slot, 'portions', portions, 'recipeId', recipe_id,
      'cooking', cooking, 'text', text, 'note', note
    ) order by position), '[]')
    from menu_item where menu_id = menu.id
  ) as items
  from menu where house_id = $1`;
