import { ApiProperty } from '@nestjs/swagger';
import {
  type Course,
  type CourseSource,
  type OtherLine,
  type RecipeLine,
  type RecipePart,
  type Visibility,
} from '#domain/recipe/recipe-content.js';
import { type Locale } from '#domain/locale.js';
import { StepTechniqueView } from '../../detection/step-technique.view.js';
import {
  COURSE,
  COURSE_SOURCE,
  LOCALE,
  OTHER_LINE_KIND,
  VISIBILITY,
} from '../../openapi/enum-schemas.js';
import { EXPANDED_NUTRITION, NutritionSummary } from './nutrition.view.js';
import { PhotoView } from './photo.view.js';

/** A recipe in a list. */
export class RecipeSummary {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ example: 'Gratin dauphinois' })
  readonly name: string;

  @ApiProperty(VISIBILITY)
  readonly visibility: Visibility;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the recipe is frozen.' })
  readonly authorId: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Camille',
    description: 'Null: the recipe is frozen.',
  })
  readonly authorFirstName: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the author had no house.' })
  readonly authorHouseId: number | null;

  @ApiProperty({ type: 'integer' })
  readonly portions: number;

  @ApiProperty({ ...COURSE, nullable: true })
  readonly course: Course | null;

  @ApiProperty({ ...COURSE_SOURCE, nullable: true, description: 'Null: `course` is null.' })
  readonly courseSource: CourseSource | null;

  @ApiProperty({ type: 'array', items: { type: 'integer' } })
  readonly dietIds: readonly number[];

  @ApiProperty({ description: 'Whether the viewer has it in the favourites.' })
  readonly favourite: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which the house cooked it, or the viewer without a house.',
  })
  readonly lastCookedOn: string | null;

  @ApiProperty({ type: 'integer', description: 'The number of such marks.' })
  readonly timesCooked: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 5,
    nullable: true,
    description: "The viewer's.",
  })
  readonly rating: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      "The mean of the ratings of the house's members, with one decimal; without a house the viewer's own.",
  })
  readonly houseRating: number | null;

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

  @ApiProperty({
    type: PhotoView,
    nullable: true,
    description: 'Null: there is none, or the recipe is frozen.',
  })
  readonly photo: PhotoView | null;

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
      'True in the planning for the copy that the house keeps of a recipe that it may no longer read, as it was then. The copy has an id of its own; other routes answer it as unknown.',
  })
  readonly frozen: boolean;
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

  @ApiProperty({ description: 'Whether a correction by a person applies to the step.' })
  readonly corrected: boolean;

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

/** A recipe that another recipe contains. */
export class RecipePartView implements RecipePart {
  @ApiProperty({
    type: 'integer',
    description:
      'The recipe that the author named. It may no longer exist when the part is frozen.',
  })
  readonly recipeId: number;

  @ApiProperty({
    example: 2,
    description: 'How many of its portions all portions of the other recipe need.',
  })
  readonly portions: number;

  @ApiProperty({ type: String, nullable: true })
  readonly note: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Index of the ingredient line that it stands before.',
  })
  readonly before: number;

  @ApiProperty({ example: 'Pâte brisée' })
  readonly name: string;

  @ApiProperty({ type: 'integer', description: 'What its own lines are for.' })
  readonly recipePortions: number;

  @ApiProperty({ description: 'Whether the viewer may open it by itself.' })
  readonly readable: boolean;

  @ApiProperty({
    description:
      'Whether it stays as it was when the author of the other recipe could last read it by itself.',
  })
  readonly frozen: boolean;

  @ApiProperty({
    type: [RecipeLineView],
    required: false,
    description: 'This and the following fields: present with `expand=parts`, not scaled.',
  })
  readonly ingredients?: readonly RecipeLineView[];

  @ApiProperty({ type: [OtherLineView], required: false })
  readonly otherLines?: readonly OtherLineView[];

  @ApiProperty({ type: [RecipeStepView], required: false })
  readonly steps?: readonly RecipeStepView[];

  @ApiProperty({
    type: () => [RecipePartView],
    required: false,
    description: 'The parts of the part, at most three levels in all.',
  })
  readonly parts?: readonly RecipePartView[];
}

/** A recipe with its ingredients and steps. */
export class Recipe extends RecipeSummary {
  @ApiProperty({ type: 'integer' })
  override readonly authorId: number;

  @ApiProperty({ example: 'Camille' })
  override readonly authorFirstName: string;

  @ApiProperty(LOCALE)
  readonly locale: Locale;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly sourceUrl: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The recipe that it is a copy of; null when the viewer may not read it.',
  })
  readonly copiedFromId: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly restMinutes: number | null;

  @ApiProperty({ type: String, nullable: true })
  readonly description: string | null;

  @ApiProperty({ type: [String] })
  readonly tags: readonly string[];

  @ApiProperty({ type: [RecipeLineView] })
  readonly ingredients: readonly RecipeLineView[];

  @ApiProperty({ type: [OtherLineView], description: 'Lines without an ingredient.' })
  readonly otherLines: readonly OtherLineView[];

  @ApiProperty({ type: [RecipeStepView] })
  readonly steps: readonly RecipeStepView[];

  @ApiProperty(EXPANDED_NUTRITION)
  readonly nutrition?: NutritionSummary | null;

  @ApiProperty({ type: [RecipePartView], description: 'The recipes that it contains.' })
  readonly parts: readonly RecipePartView[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a recipe that it contains, of any level, last changed; null: never.',
  })
  readonly partsChangedAt: string | null;
}
