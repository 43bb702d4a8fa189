import { type Slot, type Weekday } from '#domain/planning/week.js';
import { ChoiceField, ChoiceListField } from '../../../http/fields/choice.field.js';
import { DateField } from '../../../http/fields/date.field.js';
import { IdField } from '../../../http/fields/id.fields.js';
import { ListField } from '../../../http/fields/list.field.js';
import { IntegerField } from '../../../http/fields/number.field.js';
import { TextField } from '../../../http/fields/text.field.js';
import { SLOT, WEEKDAY } from '../../../openapi/enum-schemas.js';
import { PortionsField } from '../rows/portions.js';
import { DISH_TEXT, EaterDto, MAX_EATERS, NOTE } from '../week/planning.dto.js';

/** What a routine may leave out. */
class RoutineOptionsDto {
  @IdField({ optional: true, description: 'A recipe that the viewer may read.' })
  recipeId?: number | null;

  @TextField({ ...DISH_TEXT, optional: true, description: 'What is eaten without a recipe.' })
  text?: string | null;

  @TextField({ ...NOTE, optional: true })
  note?: string | null;

  @ListField(EaterDto, {
    min: 1,
    max: MAX_EATERS,
    optional: true,
    description: 'Who eats it. Null: everybody.',
  })
  eaters?: EaterDto[] | null;

  @DateField({ optional: true, description: 'The last day. Null: without an end.' })
  until?: string | null;
}

const EVERY_WEEKS = {
  min: 1,
  max: 4,
  description: 'Every week, every second one … The week of `from` is the first.',
};

/** Exactly one of `recipeId` and `text`. */
export class NewRoutineDto extends RoutineOptionsDto {
  @ChoiceField(SLOT)
  slot: Slot;

  @ChoiceListField(WEEKDAY, { minItems: 1 })
  weekdays: Weekday[];

  @PortionsField({ optional: true, description: 'Null: what the eaters eat; 1 for a text.' })
  portions?: number | null;

  @DateField({ optional: true, description: 'The first day; today by default.' })
  from?: string | null;

  @IntegerField({ ...EVERY_WEEKS, optional: true })
  everyWeeks?: number | null;
}

/** At least one field. `recipeId` or `text` replaces the other. */
export class RoutineChangeDto extends RoutineOptionsDto {
  @ChoiceField(SLOT, { mayBeAbsent: true })
  slot?: Slot;

  @ChoiceListField(WEEKDAY, { mayBeAbsent: true, minItems: 1 })
  weekdays?: Weekday[];

  @PortionsField({ mayBeAbsent: true })
  portions?: number;

  @DateField({ mayBeAbsent: true })
  from?: string;

  @IntegerField({ ...EVERY_WEEKS, mayBeAbsent: true })
  everyWeeks?: number;
}
