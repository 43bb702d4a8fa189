import { type Slot } from '#domain/planning/week.js';
import { ChoiceField } from '../../../http/fields/choice.field.js';
import { DateField } from '../../../http/fields/date.field.js';
import { IdField } from '../../../http/fields/id.fields.js';
import { ListField } from '../../../http/fields/list.field.js';
import { IntegerField } from '../../../http/fields/number.field.js';
import { QueryChoiceListField } from '../../../http/fields/query.fields.js';
import { TextField } from '../../../http/fields/text.field.js';
import { SLOT } from '../../../openapi/enum-schemas.js';
import { PORTIONS } from '../rows/portions.js';

const TEXT = { min: 1, max: 200, example: 'restaurant' };

/** Maximum number of items in a request. */
const MAX_BATCH = 100;

/** More than a house has members and people without an account. */
export const MAX_EATERS = 100;

export class WeekQuery {
  @DateField({ description: 'A date in the requested week.' })
  date: string;
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
  @TextField({ min: 1, max: 500, optional: true, example: 'sortir du congélateur la veille' })
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

  @TextField({ ...TEXT, optional: true, description: 'What is eaten without a recipe.' })
  text?: string | null;

  @ChoiceField(SLOT)
  slot: Slot;

  @IntegerField({
    ...PORTIONS,
    optional: true,
    description:
      "Independent of the recipe's own portions. Required with a recipe or a cooking; 1 for a text.",
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

  @IntegerField(PORTIONS)
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

  @IntegerField({ ...PORTIONS, optional: true, description: 'Null keeps the portions.' })
  portions?: number | null;

  @TextField({
    ...TEXT,
    optional: true,
    description: 'The new text of an item without a recipe. Null keeps the text.',
  })
  text?: string | null;
}
