import { DateField } from '../../http/fields/date.field.js';
import { IntegerField } from '../../http/fields/number.field.js';

/** The day on which a recipe was cooked. */
export class CookedDto {
  @DateField({ optional: true, description: 'Not in the future. If absent or null, today in UTC.' })
  date?: string | null;
}

export class RatingDto {
  @IntegerField({ min: 1, max: 5, nullable: true, description: 'Null removes the rating.' })
  stars: number | null;
}
