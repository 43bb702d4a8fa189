import type { EntityManager } from 'typeorm';
import type { CatalogueTable } from './catalogue-facts.js';
import { flagsOfFoods } from './dietary-flags.query.js';

/** Writes catalogues in a transaction. */
export class CataloguesRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Inserts new keys in this order, and retires the rows of all other keys. */
  async writeKeys(table: CatalogueTable, keys: readonly string[]): Promise<void> {
    await this.manager.query(
      `insert into ${table} (key)
       select key from unnest($1::text[]) with ordinality as wanted (key, position)
       where not exists (select from ${table} known where known.key = wanted.key)
       order by position`,
      [keys],
    );
    await this.manager.query(
      `update ${table} set retired = (key <> all ($1::text[]))
       where retired is distinct from (key <> all ($1::text[]))`,
      [keys],
    );
  }

  /** Sets the dietary flags of the keys, and returns the ids of the rows that changed. */
  async writeDietaryFlags(
    table: 'diet' | 'allergy' | 'ingredient',
    keys: readonly string[],
    dietaryFlags: readonly number[],
  ): Promise<number[]> {
    const [changed] = await this.manager.query<[{ id: number }[], number]>(
      `update ${table} set dietary_flags = wanted.dietary_flags
       from unnest($1::text[], $2::int[]) as wanted (key, dietary_flags)
       where ${table}.key = wanted.key and ${table}.dietary_flags <> wanted.dietary_flags
       returning id`,
      [keys, dietaryFlags],
    );
    return changed.map(({ id }) => id);
  }

  /**
   * Updates the dietary flags of the recipes that contain or name one of these ingredients. Waits until
   * writes of recipes in progress, which may have read the former flags, are committed. Later
   * writes wait for the end of this transaction.
   */
  async refreshRecipes(ingredientIds: readonly number[]): Promise<void> {
    if (ingredientIds.length === 0) return;
    await this.manager.query('lock table recipe in exclusive mode');
    await this.manager.query(
      `update recipe
       set dietary_flags = ${flagsOfFoods('recipe.ingredient_ids || recipe.food_ids', 'is_incomplete')}
       where ingredient_ids && $1::int[] or food_ids && $1::int[]`,
      [ingredientIds],
    );
  }
}
