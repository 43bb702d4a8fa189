import { ROUTINE_WINDOW } from '#domain/planning/routines/routine-days.js';
import { type Weekday } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { NewDependantDto } from '../../house/dependants/dependants.dto.js';
import { HouseNameDto } from '../../house/house.dto.js';
import { PantryAmountDto } from '../../house/pantry/pantry.dto.js';
import { NewShopDto } from '../../house/shops/shops.dto.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { DateField, DateListField } from '../../http/fields/date.field.js';
import { FlagField } from '../../http/fields/flag.field.js';
import { IdField } from '../../http/fields/id.fields.js';
import { ListField } from '../../http/fields/list.field.js';
import { IntegerField } from '../../http/fields/number.field.js';
import { OptionalWebUrlField } from '../../http/fields/text.field.js';
import { WEEKDAY } from '../../openapi/enum-schemas.js';
import { DishDto } from '../../planning/plan/week/planning.dto.js';
import { NewRoutineDto } from '../../planning/plan/routines/routines.dto.js';
import { PortionsField } from '../../planning/plan/rows/portions.js';
import { ShoppingOperationDto } from '../../planning/shopping-list/shopping-operations.dto.js';
import { RecipeDto } from '../../recipes/write/recipe.dto.js';

// The lines of a house export: bodies of requests, and what no request says.

/** Several ticks add up to more than one may have. */
const MAX_THOUSANDTHS = 1e13;
const COUNT = { min: 0 };

/** The body of a dependant. */
export class DependantLine extends NewDependantDto {
  @IdField({ description: 'By which other lines refer to the dependant.' })
  number: number;
}

/** The body of a recipe. */
export class HouseRecipeLine extends RecipeDto {
  @IdField({ description: 'By which other lines and files refer to the recipe.' })
  number: number;

  @OptionalWebUrlField({ description: 'The page that it was imported from.' })
  sourceUrl?: string | null;

  @DateListField({ maxItems: QUOTAS.cookedMarks.max, optional: true })
  cookedOn?: string[] | null;

  @FlagField({ optional: true, description: 'It is only a part of recipes that follow.' })
  frozen?: boolean | null;
}

/** The body of a cooking, with what happened to its portions. */
export class CookingLine {
  @IdField({ description: 'By which items refer to the cooking.' })
  number: number;

  @IdField()
  recipeId: number;

  @DateField()
  date: string;

  @PortionsField()
  portions: number;

  @PortionsField(COUNT)
  eaten: number;

  @PortionsField(COUNT)
  discarded: number;

  @PortionsField(COUNT)
  frozen: number;

  @PortionsField(COUNT)
  thawed: number;

  @DateField({ nullable: true })
  thawedOn: string | null;

  @FlagField()
  planFreezes: boolean;
}

class MenuCookingDto {
  @IdField()
  recipeId: number;

  @ChoiceField(WEEKDAY)
  weekday: Weekday;

  @PortionsField()
  portions: number;
}

/** An item with a weekday instead of its date. */
export class MenuItemDto extends DishDto {
  @ChoiceField(WEEKDAY)
  weekday: Weekday;

  @IntegerField({ min: 0, max: QUOTAS.weekCookings.max - 1, optional: true })
  cooking?: number | null;
}

/** A week without dates. An item has a recipe, a text, or the index of a cooking. */
export class MenuLine extends HouseNameDto {
  @ListField(MenuCookingDto, { max: QUOTAS.weekCookings.max })
  cookings: MenuCookingDto[];

  @ListField(MenuItemDto, { max: QUOTAS.weekItems.max })
  items: MenuItemDto[];
}

/** The body of a routine. */
export class RoutineLine extends NewRoutineDto {
  @DateListField({
    maxItems: ROUTINE_WINDOW,
    optional: true,
    description: 'Days whose item people have changed or deleted.',
  })
  changedDays?: string[] | null;
}

/** The body of a shop. */
export class ShopLine extends NewShopDto {
  @IdField({ description: 'By which own lines refer to the shop.' })
  number: number;
}

/** The body of a row of the pantry, with its ingredient. */
export class PantryLine extends PantryAmountDto {
  @IdField()
  ingredientId: number;

  @DateField()
  asOf: string;
}

/** The operation that adds an own line; `seen` is what was ticked off of it. */
export class OwnLineLine extends ShoppingOperationDto {
  @DateField()
  date: string;

  @DateField({ optional: true })
  tickedOn?: string | null;
}

/** What was ticked off, or removed, of an ingredient of the plan for a day. */
export class TickLine {
  @DateField()
  date: string;

  @IdField()
  ingredientId: number;

  @IdField({ optional: true })
  unitId?: number | null;

  @IntegerField({ min: 0, max: MAX_THOUSANDTHS })
  thousandths: number;

  @IntegerField({ min: 0, max: MAX_THOUSANDTHS, optional: true })
  kept?: number | null;
}
