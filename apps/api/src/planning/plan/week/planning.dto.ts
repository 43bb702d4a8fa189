import { type Slot } from '#domain/planning/week.js';
import { ChoiceField } from '../../../http/fields/choice.field.js';
import { DateField } from '../../../http/fields/date.field.js';
import { IdField } from '../../../http/fields/id.fields.js';
import { ListField } from '../../../http/fields/list.field.js';
import { IntegerField } from '../../../http/fields/number.field.js';
import { QueryChoiceListField } from '../../../http/fields/query.fields.js';
import { TextField } from '../../../http/fields/text.field.js';
import { SLOT } from '../../../openapi/enum-schemas.js';
import { MAX_DAYS } from '../../require-range.js';
import { PortionsField } from '../rows/portions.js';

export const DISH_TEXT = { min: 1, max: 200, example: 'restaurant' };
export const NOTE = { min: 1, max: 500, example: 'sortir du congélateur la veille' };

/** Maximum number of items in a request. */
const MAX_BATCH = 100;

/** More than a house has members and people without an account. */
export const MAX_EATERS = 100;

export class WeekQuery {
  @DateField({ description: 'A date in the requested week.' })
  date: string;
}

/** The days of a range; both count. */
export class RangeQuery {
  @DateField()
  from: string;

  @DateField({ description: `At most the ${String(MAX_DAYS)}st day.` })
  to: string;
}

const EXPANSIONS = ['suitability', 'nutrition'] as const;

export class PlanningQuery extends WeekQuery {
  @QueryChoiceListField(EXPANSIONS, {
    description:
      'What to add to each item. With `suitability`, a week has at most 20,000 conflicts.',
  })
  expand: (typeof EXPANSIONS)[number][] = [];
}

/** A person of the house: exactly one of the fields. */
export class EaterDto {
  @IdField({ optional: true, description: 'A member of the house.' })
  profileId?: number | null;

  @IdField({ optional: true, description: 'A person of the house without an account.' })
  dependantId?: number | null;
}

class ItemNotesDto {
  @TextField({ ...NOTE, optional: true })
  note?: string | null;

  @ListField(EaterDto, {
    min: 1,
    max: MAX_EATERS,
    optional: true,
    description: 'Who eats it. Null: everybody.',
  })
  eaters?: EaterDto[] | null;
}

/** What is eaten, without its day. */
export class DishDto extends ItemNotesDto {
  @IdField({ optional: true, description: 'A recipe that the viewer may read.' })
  recipeId?: number | null;

  @TextField({ ...DISH_TEXT, optional: true, description: 'What is eaten without a recipe.' })
  text?: string | null;

  @ChoiceField(SLOT)
  slot: Slot;

  @PortionsField({
    optional: true,
    description:
      "Independent of the recipe's own portions. Absent or null: the appetites of the eaters, rounded up to halves; 1 for a text.",
  })
  portions?: number | null;
}

/** An item has a recipe, a cooking or a text. */
export class NewItemDto extends DishDto {
  @IdField({ optional: true, description: 'A cooking of the house that serves it.' })
  cookingId?: number | null;

  @DateField()
  date: string;
}

class BatchCookingDto {
  @IdField({ description: 'A recipe that the viewer may read.' })
  recipeId: number;

  @DateField()
  date: string;

  @PortionsField()
  portions: number;
}

class BatchItemDto extends NewItemDto {
  @IntegerField({
    min: 0,
    max: MAX_BATCH - 1,
    optional: true,
    description: 'The index of a cooking of the request that serves it.',
  })
  cooking?: number | null;
}

export class ItemBatchDto {
  @ListField(BatchCookingDto, { max: MAX_BATCH, optional: true })
  cookings?: BatchCookingDto[] | null;

  @ListField(BatchItemDto, { max: MAX_BATCH })
  items: BatchItemDto[];
}

/** At least one field is required. An absent field keeps its value. */
export class ItemChangeDto extends ItemNotesDto {
  @DateField({ optional: true, description: 'Null keeps the date.' })
  date?: string | null;

  @ChoiceField(SLOT, { optional: true, description: 'Null keeps the slot.' })
  slot?: Slot | null;

  @PortionsField({ mayBeAbsent: true })
  portions?: number;

  @IdField({
    mayBeAbsent: true,
    description: 'Another recipe for an item with a recipe that no cooking serves.',
  })
  recipeId?: number;

  @TextField({
    ...DISH_TEXT,
    optional: true,
    description: 'The new text of an item without a recipe. Null keeps the text.',
  })
  text?: string | null;
}
