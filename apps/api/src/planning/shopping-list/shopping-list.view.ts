import { ApiProperty } from '@nestjs/swagger';
import type { CategoryKey, SubcategoryKey } from '#domain/catalogue/categories.js';
import { CATEGORY, SUBCATEGORY } from '../../openapi/enum-schemas.js';
import { AMOUNTS, AmountView, WeekView } from '../plan/week/planning.view.js';

/** An amount that was bought for an earlier week. */
class CarriedAmountView extends AmountView {
  @ApiProperty({ type: String, format: 'date', description: 'The first day of that week.' })
  readonly weekStart: string;
}

const SHOP_ID = {
  type: 'integer',
  nullable: true,
  description: 'Where it is bought; null: anywhere.',
} as const;

const CHECKED_BY = {
  type: 'integer',
  nullable: true,
  description: 'The member who ticked it off last; null after the member has left.',
} as const;

class ShoppingLineView {
  @ApiProperty({
    description: 'Stays the same while the plan changes.',
    example: 'ingredient-12',
  })
  readonly id: string;

  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ ...CATEGORY, nullable: true, description: 'Null for a retired ingredient.' })
  readonly category: CategoryKey | null;

  @ApiProperty({ ...SUBCATEGORY, nullable: true, description: 'Null for a retired ingredient.' })
  readonly subcategory: SubcategoryKey | null;

  @ApiProperty({ type: [AmountView], description: AMOUNTS })
  readonly amounts: readonly AmountView[];

  @ApiProperty({
    type: [AmountView],
    description:
      'The amounts without `fromPantry`, in units that a shop sells, rounded up: no spoons, no parts of a piece.',
  })
  readonly toBuy: readonly AmountView[];

  @ApiProperty({
    type: [AmountView],
    description:
      'What was ticked off: may be more than the amounts, and in other units if the plan has changed.',
  })
  readonly checked: readonly AmountView[];

  @ApiProperty({
    type: [AmountView],
    description:
      'The amounts without what the house has, what was carried and what was ticked off; empty when nothing is missing.',
  })
  readonly missing: readonly AmountView[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Planned recipes that use the ingredient.',
  })
  readonly recipeIds: readonly number[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description:
      'The parts of these recipes that have the ingredient; they stand in `recipes` too.',
  })
  readonly partIds: readonly number[];

  @ApiProperty({
    type: [CarriedAmountView],
    description:
      'What was ticked off in the two weeks before and is not needed there any more: at most what is missing here.',
  })
  readonly carried: readonly CarriedAmountView[];

  @ApiProperty({
    type: [AmountView],
    description: 'What the pantry has of what the plan needs, on the days of the list.',
  })
  readonly fromPantry: readonly AmountView[];

  @ApiProperty(SHOP_ID)
  readonly shopId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the plan has added it.' })
  readonly addedBy: number | null;

  @ApiProperty(CHECKED_BY)
  readonly checkedBy: number | null;
}

class TextLineView {
  @ApiProperty({ description: 'As it was written: it is not scaled.', example: 'fleur de sel' })
  readonly text: string;

  @ApiProperty({ type: 'integer', description: 'The planned recipe.' })
  readonly recipeId: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The part of it that has the line; null: the recipe itself.',
  })
  readonly partId: number | null;
}

class ListedRecipeView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty()
  readonly name: string;
}

class OwnLineView {
  @ApiProperty({ format: 'uuid', description: 'The id of the operation that added the line.' })
  readonly id: string;

  @ApiProperty({ type: String, nullable: true })
  readonly text: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly ingredientId: number | null;

  @ApiProperty({ type: Number, nullable: true })
  readonly quantity: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly unitId: number | null;

  @ApiProperty({ description: 'Whether nothing is missing.' })
  readonly checked: boolean;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The quantity without what was ticked off; null without a quantity.',
  })
  readonly missingQuantity: number | null;

  @ApiProperty({
    ...SHOP_ID,
    description: 'Where it is bought: its own shop, else that of its ingredient; null: anywhere.',
  })
  readonly shopId: number | null;

  @ApiProperty({
    description:
      'Whether a line of `lines` contains it. An own line adds to the line of its ingredient.',
  })
  readonly inLine: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    description: 'The date for which it was added. It follows into later weeks until it is bought.',
  })
  readonly since: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The member who added it; null after the member has left.',
  })
  readonly addedBy: number | null;

  @ApiProperty(CHECKED_BY)
  readonly checkedBy: number | null;
}

/** The shopping list of a week: ingredients scaled to the planned portions, and own lines. */
export class ShoppingListView extends WeekView {
  @ApiProperty({
    type: 'integer',
    description:
      'Grows with every change of the list. Two responses with the same version have the same list.',
  })
  readonly version: number;

  @ApiProperty({
    type: [ShoppingLineView],
    description: "Ordered by the house's shelves, or by category without them; then by key.",
  })
  readonly lines: readonly ShoppingLineView[];

  @ApiProperty({
    type: [ShoppingLineView],
    description:
      'Lines of ingredients that the house always has, or of which its pantry has some, apart from those that an own line asks for.',
  })
  readonly staples: readonly ShoppingLineView[];

  @ApiProperty({
    type: [TextLineView],
    description: 'Lines of the planned recipes without an ingredient, in the order of the recipes.',
  })
  readonly texts: readonly TextLineView[];

  @ApiProperty({
    type: [OwnLineView],
    description: 'Lines that members added, in the order of their arrival.',
  })
  readonly ownLines: readonly OwnLineView[];

  @ApiProperty({ type: [ListedRecipeView], description: 'The planned recipes.' })
  readonly recipes: readonly ListedRecipeView[];
}

/** The list after a delivery of operations. */
export class DeliveredListView extends ShoppingListView {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    description:
      'Operations of the request that changed nothing, because their line does not exist or has nothing to change.',
  })
  readonly ignored: readonly string[];
}
