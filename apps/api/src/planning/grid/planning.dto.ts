import { SLOTS, type Slot } from '#domain/planning/week.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { DateField } from '../../http/fields/date.field.js';
import { IdField } from '../../http/fields/id.fields.js';
import { IntegerField } from '../../http/fields/number.field.js';

/** Portions that one cell may ask for; fixed by the interface contract. */
const PORTIONS = { min: 1, max: 1000, example: 4 };

export class WeekQuery {
  @DateField({ description: 'Any day of the week that is asked for.' })
  date: string;
}

/** A recipe, and the cell of the grid it goes into. */
export class NewItemDto {
  @IdField({ description: 'A recipe that the viewer may read.' })
  recipeId: number;

  @DateField()
  date: string;

  @ChoiceField(SLOTS)
  slot: Slot;

  @IntegerField({ ...PORTIONS, description: "Independent of the recipe's own portions." })
  portions: number;
}

/** What is to change about an item: one of them at least. */
export class ItemChangeDto {
  @DateField({ optional: true })
  date?: string | null;

  @ChoiceField(SLOTS, { optional: true })
  slot?: Slot | null;

  @IntegerField({ ...PORTIONS, optional: true })
  portions?: number | null;
}
