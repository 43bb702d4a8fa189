import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { DateField } from '../../http/fields/date.field.js';
import { IdField } from '../../http/fields/id.fields.js';
import { PositiveDecimalField } from '../../http/fields/number.field.js';

export class PantryAmountDto {
  @PositiveDecimalField({
    max: RECIPE_LIMITS.quantity,
    decimals: RECIPE_LIMITS.quantityDecimals,
    optional: true,
    description: 'With its unit. Both null: there is some, enough for every need.',
  })
  quantity?: number | null;

  @IdField({ optional: true })
  unitId?: number | null;

  @DateField({ optional: true, description: 'The last day on which it is good for certain.' })
  bestBefore?: string | null;
}

/** What the house has of a food. */
export class PantryRowDto extends PantryAmountDto {
  @DateField({
    optional: true,
    description: 'The day on which it was there, one of the last 31. Absent: today, in UTC.',
  })
  asOf?: string | null;
}
