import { ApiProperty } from '@nestjs/swagger';
import { WeekView } from '../grid/planning.view.js';
import { AMOUNTS, AmountView } from '../planned-recipes/amount.view.js';

class ShoppingLineView {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ type: [AmountView], description: AMOUNTS })
  readonly amounts: readonly AmountView[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Recipes that use the ingredient.',
  })
  readonly recipeIds: readonly number[];
}

/** Ingredients of a week, scaled to the planned portions. */
export class ShoppingListView extends WeekView {
  @ApiProperty({ type: [ShoppingLineView], description: 'Ordered by category, then by key.' })
  readonly lines: readonly ShoppingLineView[];
}
