import { ApiProperty, OmitType } from '@nestjs/swagger';
import { CELSIUS_RANGE, SECONDS_RANGE } from '#domain/detection/contract.js';
import { type Locale } from '#domain/locale.js';
import { type OtherLine, type RecipeLine, type Visibility } from '#domain/recipe/recipe-content.js';
import type { DetectionSource } from '#domain/techniques/step-technique.js';
import {
  DETECTION_SOURCE,
  LOCALE,
  OTHER_LINE_KIND,
  TECH_STEP_KEY,
  VISIBILITY,
} from '../../openapi/enum-schemas.js';

const OFFSET = {
  type: 'integer',
  description: 'Offset in the description, in UTF-16 code units.',
} as const;

/** A recipe in a list. */
export class RecipeSummary {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ example: 'Gratin dauphinois' })
  readonly name: string;

  @ApiProperty(VISIBILITY)
  readonly visibility: Visibility;

  @ApiProperty({ type: 'integer' })
  readonly authorId: number;

  @ApiProperty({ example: 'Camille' })
  readonly authorFirstName: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the author had no house.' })
  readonly authorHouseId: number | null;

  @ApiProperty({ type: 'integer' })
  readonly portions: number;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  readonly dietIds: readonly number[];

  @ApiProperty({ description: 'Whether the viewer has it in the favourites.' })
  readonly favourite: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: not imported.' })
  readonly sourceId: number | null;

  @ApiProperty({ type: String, nullable: true })
  readonly externalId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri',
    description:
      'An address that the author has chosen: a client that loads it shows the address of the viewer to that host. Load it without referrer.',
  })
  readonly imageUrl: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly prepMinutes: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly cookMinutes: number | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;

  @ApiProperty({ format: 'date-time' })
  readonly updatedAt: string;

  @ApiProperty({
    description:
      'True in the planning for a recipe that the house may no longer read. Grid, shopping list and batch session show it as it was then.',
  })
  readonly frozen: boolean;
}

export class MentionView {
  @ApiProperty(DETECTION_SOURCE)
  readonly source: DetectionSource;

  @ApiProperty(OFFSET)
  readonly start: number;

  @ApiProperty(OFFSET)
  readonly end: number;
}

export class IngredientMentionView extends MentionView {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ type: Number, nullable: true })
  readonly quantity: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly unitId: number | null;
}

export class UtensilMentionView extends MentionView {
  @ApiProperty({ type: 'integer' })
  readonly utensilId: number;
}

const SECONDS = {
  type: 'integer',
  minimum: SECONDS_RANGE.min,
  maximum: SECONDS_RANGE.max,
} as const;

/**
 * The time that the text states for a technique. `description.slice(start, end)` is the time as
 * written; it includes every stage when consecutive stages are added.
 */
class DurationView extends OmitType(MentionView, ['source']) {
  @ApiProperty({ ...SECONDS, example: 600 })
  readonly minSeconds: number;

  @ApiProperty({
    ...SECONDS,
    example: 720,
    description: 'Equal to `minSeconds` unless the text states a range.',
  })
  readonly maxSeconds: number;
}

/**
 * The temperature that the text states for a technique. `description.slice(start, end)` is the
 * temperature as written, which may be in another unit.
 */
class TemperatureView extends OmitType(MentionView, ['source']) {
  @ApiProperty({
    minimum: CELSIUS_RANGE.min,
    maximum: CELSIUS_RANGE.max,
    example: 180,
    description: 'In degrees Celsius.',
  })
  readonly celsius: number;
}

/** A technique of a step. `description.slice(start, end)` is its keyword. */
export class StepTechniqueView extends MentionView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ type: 'integer', description: 'Position within the step, from 1.' })
  readonly order: number;

  @ApiProperty({ type: 'integer' })
  readonly techStepId: number;

  @ApiProperty(TECH_STEP_KEY)
  readonly key: string;

  @ApiProperty({ type: [IngredientMentionView] })
  readonly ingredients: readonly IngredientMentionView[];

  @ApiProperty({ type: [UtensilMentionView] })
  readonly utensils: readonly UtensilMentionView[];

  @ApiProperty({
    type: DurationView,
    nullable: true,
    description: 'Null: the text states no time for the technique.',
  })
  readonly duration: DurationView | null;

  @ApiProperty({
    type: TemperatureView,
    nullable: true,
    description: 'Null: the text states no temperature for the technique.',
  })
  readonly temperature: TemperatureView | null;
}

class RecipeStepView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ type: 'integer', description: 'Position within the recipe, from 1.' })
  readonly order: number;

  @ApiProperty()
  readonly description: string;

  @ApiProperty({ description: 'False while the step is pending.' })
  readonly analysed: boolean;

  @ApiProperty({ type: [StepTechniqueView] })
  readonly techSteps: readonly StepTechniqueView[];
}

class RecipeLineView implements RecipeLine {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ example: 250, description: 'At most three decimals.' })
  readonly quantity: number;

  @ApiProperty({ type: 'integer' })
  readonly unitId: number;

  @ApiProperty({ type: String, nullable: true })
  readonly note: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The line as it was written in the source.',
  })
  readonly rawText: string | null;
}

/** A line of the ingredient list that is no ingredient line. */
export class OtherLineView implements OtherLine {
  @ApiProperty(OTHER_LINE_KIND)
  readonly kind: OtherLine['kind'];

  @ApiProperty()
  readonly text: string;

  @ApiProperty({
    type: 'integer',
    description: 'Index of the ingredient line that it stands before.',
  })
  readonly before: number;
}

/** A recipe with its ingredients and steps. */
export class Recipe extends RecipeSummary {
  @ApiProperty(LOCALE)
  readonly locale: Locale;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly sourceUrl: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly description: string | null;

  @ApiProperty({ type: [RecipeLineView] })
  readonly ingredients: readonly RecipeLineView[];

  @ApiProperty({ type: [OtherLineView], description: 'Lines without an ingredient.' })
  readonly otherLines: readonly OtherLineView[];

  @ApiProperty({ type: [RecipeStepView] })
  readonly steps: readonly RecipeStepView[];
}
