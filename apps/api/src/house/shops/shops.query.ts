import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { prepared } from '../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';

/** A shop as the API returns it. */
export interface ShopRow {
  readonly id: number;
  readonly name: string;
  readonly subcategories: readonly SubcategoryKey[];
  readonly ingredientIds: readonly number[];
}

/** The shops of a house, an SQL expression, as an array of `ShopRow` in the order in which they were added. */
export const shopsOf = (house: string) => `(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'subcategories', subcategories, 'ingredientIds', array(
      select ingredient_id from shop_food
      where shop_food.house_id = shop.house_id and shop_id = shop.id order by position
    )
  ) order by id), '[]')
  from shop where house_id = ${house}
)`;

/** Null without a house. */
export const READ_SHOPS = prepared('read-shops')(`
    with viewer as (${LIVE_PROFILE})
    select case when house_id is not null then ${shopsOf('viewer.house_id')} end as shops from viewer`);
