import { type Slot } from '#domain/planning/week.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { DateField } from '../../http/fields/date.field.js';
import { IdField } from '../../http/fields/id.fields.js';
import { QueryChoiceListField } from '../../http/fields/query.fields.js';
import { IntegerField } from '../../http/fields/number.field.js';
import { SLOT } from '../../openapi/enum-schemas.js';

/** Portions of a planned recipe. */
const PORTIONS = { min: 1, max: 1000, example: 4 };

export class WeekQuery {
  @DateField({ description: 'A date in the requested week.' })
  date: string;
}

const EXPANSIONS = ['suitability'] as const;

export class PlanningQuery extends WeekQuery {
  @QueryChoiceListField(EXPANSIONS, {
    description:
      'What to add to each item. With `suitability`, a week has at most 20,000 conflicts.',
  })
  expand: (typeof EXPANSIONS)[number][] = [];
}

export class NewItemDto {
  @IdField({ description: 'A recipe that the viewer may read.' })
  recipeId: number;

  @DateField()
  date: string;

  @ChoiceField(SLOT)
  slot: Slot;

  @IntegerField({ ...PORTIONS, description: "Independent of the recipe's own portions." })
  portions: number;
}

/** At least one field is required. */
export class ItemChangeDto {
  @DateField({ optional: true })
  date?: string | null;

  @ChoiceField(SLOT, { optional: true })
  slot?: Slot | null;

  @IntegerField({ ...PORTIONS, optional: true })
  portions?: number | null;
}
