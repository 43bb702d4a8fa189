import { ApiProperty } from '@nestjs/swagger';
import {
  type MissingLine,
  type MissingReason,
  type Nutrition,
} from '#domain/nutrition/nutrition.js';
import { MISSING_REASON } from '../../openapi/enum-schemas.js';
import { FiguresView } from '../../reference/figures.view.js';

const COVERAGE = {
  minimum: 0,
  maximum: 1,
  example: 0.93,
  description:
    'The share of the mass of the lines that counted, with two decimals; a line without a mass counts as the median line.',
} as const;

/** What is in a portion of a recipe, in a list or a plan. */
export class NutritionSummary {
  @ApiProperty({ type: FiguresView })
  readonly perPortion: FiguresView;

  @ApiProperty(COVERAGE)
  readonly coverage: number;
}

/** The field of a recipe or of an item of a plan. */
export const EXPANDED_NUTRITION = {
  type: NutritionSummary,
  nullable: true,
  required: false,
  description: 'Present with `expand=nutrition`. Null: too little is known, or a text is planned.',
} as const;

class MissingLineView implements MissingLine {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null: a `TEXT` line in which no ingredient was found.',
  })
  readonly ingredientId: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The line as it was written.' })
  readonly text: string | null;

  @ApiProperty({
    ...MISSING_REASON,
    description:
      '`NO_AMOUNT`: a food without an amount. `NO_MASS`: the amount has no known mass. `NO_DATA`: the tables do not have the food. `UNREAD`: the line was not read.',
  })
  readonly why: MissingReason;
}

/** What is in a recipe, as far as its lines tell. It is no advice about health. */
export class RecipeNutrition implements Nutrition {
  @ApiProperty({
    type: FiguresView,
    nullable: true,
    description: 'Of one of the portions of the recipe. Null: `coverage` is below 0.6.',
  })
  readonly perPortion: FiguresView | null;

  @ApiProperty({ type: FiguresView, nullable: true, description: 'Of 100 g of what counted.' })
  readonly per100g: FiguresView | null;

  @ApiProperty({ example: 1250, description: 'Of the whole recipe: what counted, in grams.' })
  readonly massG: number;

  @ApiProperty(COVERAGE)
  readonly coverage: number;

  @ApiProperty({ type: [MissingLineView], description: 'The lines that did not count.' })
  readonly missing: readonly MissingLineView[];
}
