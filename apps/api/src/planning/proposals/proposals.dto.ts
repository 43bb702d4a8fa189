import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import type { Course } from '#domain/recipe/recipe-content.js';
import type { Tab } from '#domain/recipe/recipe-list.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { Slot } from '#domain/planning/week.js';
import { ChoiceField, ChoiceListField } from '../../http/fields/choice.field.js';
import { DateField, DateListField } from '../../http/fields/date.field.js';
import { Field } from '../../http/fields/field.js';
import { IdListField } from '../../http/fields/id.fields.js';
import { ListField } from '../../http/fields/list.field.js';
import { IntegerField } from '../../http/fields/number.field.js';
import { COURSE, RECIPE_TAB, SLOT } from '../../openapi/enum-schemas.js';
import { EaterDto, ItemBatchDto, MAX_EATERS } from '../plan/week/planning.dto.js';
import { PortionsField } from '../plan/rows/portions.js';

const MAX_CELLS = 100;
const MAX_COOKING_DAYS = 31;

/** A cell to fill. */
export class ProposalCellDto {
  @DateField()
  date: string;

  @ChoiceField(SLOT)
  slot: Slot;

  @ListField(EaterDto, {
    min: 1,
    max: MAX_EATERS,
    optional: true,
    description: 'Who eats. Absent or null: everybody.',
  })
  eaters?: EaterDto[] | null;

  @ChoiceListField(COURSE, {
    minItems: 1,
    optional: true,
    mayHaveNull: true,
    description:
      'The courses of its dish; null: recipes without one. Absent or null: `LUNCH` and `DINNER` take `MAIN` and null, `BREAKFAST` takes `BREAKFAST`, `SNACK` takes `SNACK` and `DESSERT`.',
  })
  courses?: (Course | null)[] | null;

  @PortionsField({
    optional: true,
    description: 'Absent: the appetites of the eaters, rounded up to halves.',
  })
  portions?: number | null;

  @IntegerField({
    min: 0,
    max: 3 * RECIPE_LIMITS.minutes,
    optional: true,
    description:
      'Maximum of preparation, cooking and rest together, also of a dish that is cooked on another day. A recipe without any time is not proposed.',
  })
  maxMinutes?: number | null;
}

/** What to propose dishes for. */
export class ProposalsDto {
  @ListField(ProposalCellDto, {
    min: 1,
    max: MAX_CELLS,
    description: 'Each date and slot once.',
  })
  cells: ProposalCellDto[];

  @DateListField({
    maxItems: MAX_COOKING_DAYS,
    optional: true,
    description:
      'Days on which the household cooks. Each cell is then served from a cooking of one of these days, as long as the dish keeps. Absent or empty: each cell is cooked on its day.',
  })
  cookingDays?: string[] | null;

  @IdListField({
    optional: true,
    maxItems: 20,
    description: 'Ingredients that the household wants to use: a wish.',
  })
  use?: number[] | null;

  @IdListField({
    optional: true,
    maxItems: 1_000,
    description: 'Recipes that are not proposed, nor served from stock.',
  })
  avoid?: number[] | null;

  @ChoiceListField(RECIPE_TAB, {
    optional: true,
    description:
      'Where the recipes are from. Absent or empty: `perso`, `foyer` and `favoris`. Recipes of strangers are proposed when `publique` is named.',
  })
  tabs?: Tab[] | null;

  @IntegerField({
    min: 0,
    max: 2 ** 32 - 1,
    optional: true,
    description:
      'Another number gives other proposals, the same number the same ones; 0 by default.',
  })
  seed?: number | null;

  @Field(
    {
      type: ItemBatchDto,
      optional: true,
      description:
        'Items and cookings of an earlier proposal that stay, in its shape. They are in each proposal, before the new ones, and count for lines, session and variety.',
    },
    Type(() => ItemBatchDto),
    IsObject({ message: 'must be an object' }),
    ValidateNested(),
  )
  keep?: ItemBatchDto | null;
}
