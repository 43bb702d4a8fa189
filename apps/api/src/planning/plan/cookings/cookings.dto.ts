import { DateField, TimeZoneField } from '../../../http/fields/date.field.js';
import { IdField, IdListField } from '../../../http/fields/id.fields.js';
import { PortionsField } from '../rows/portions.js';

/** When a day is over. */
export class DayQuery {
  @TimeZoneField({ optional: true, description: 'Decides which day it is. UTC by default.' })
  timeZone?: string | null;
}

/** A recipe with `date` and `portions`, or planned meals of one recipe, which it serves. */
export class NewCookingDto {
  @IdField({ optional: true, description: 'A recipe that the viewer may read.' })
  recipeId?: number | null;

  @IdListField({
    optional: true,
    description: 'Planned items of one recipe. The cooking serves them.',
  })
  itemIds?: number[] | null;

  @DateField({
    optional: true,
    description:
      'The day of the cooking. Required with `recipeId`; else the day of the first item.',
  })
  date?: string | null;

  @PortionsField({
    optional: true,
    description: 'Required with `recipeId`; else the portions of the items.',
  })
  portions?: number | null;
}

/** At least one field is required. An absent field keeps its value. */
export class CookingChangeDto {
  @DateField({ optional: true, description: 'Not after a meal that it serves.' })
  date?: string | null;

  @PortionsField({ optional: true, description: 'At least those of its meals.' })
  portions?: number | null;
}

/** What happened to portions of a cooking. At least one field is required. */
export class PortionReportDto {
  @PortionsField({ optional: true, description: 'Portions without a meal.' })
  eaten?: number | null;

  @PortionsField({ optional: true, description: 'Portions without a meal.' })
  discarded?: number | null;

  @PortionsField({
    optional: true,
    description: 'Portions that move from the fridge to the freezer.',
  })
  frozen?: number | null;

  @PortionsField({
    optional: true,
    description: 'Portions that move from the freezer to the fridge.',
  })
  thawed?: number | null;
}
