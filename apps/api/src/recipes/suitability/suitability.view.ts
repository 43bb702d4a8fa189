import { ApiProperty } from '@nestjs/swagger';
import type { Certainty, FoodPlace } from '#domain/foods/evidence-of-foods.js';
import {
  type Conflict,
  type ConflictReason,
  type SuitabilityOfRecipe,
  type Verdict,
} from '#domain/recipe/suitability.js';
import { CERTAINTY, CONFLICT_REASON, FOOD_PLACE, VERDICT } from '../../openapi/enum-schemas.js';

class ConflictView implements Conflict {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Profile that has the conflict; null: a dependant.',
  })
  readonly profileId: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Dependant that has the conflict; null: a profile.',
  })
  readonly dependantId: number | null;

  @ApiProperty(CONFLICT_REASON)
  readonly reason: ConflictReason;

  @ApiProperty({ description: 'Key of the allergen, the diet or the disliked ingredient.' })
  readonly key: string;

  @ApiProperty({
    ...CERTAINTY,
    description:
      '`CONTAINS`: by definition. `OFTEN`: many versions of the food or of the dish that `text` names ' +
      'contain it, as celery in a broth.',
  })
  readonly certainty: Certainty;

  @ApiProperty({
    ...FOOD_PLACE,
    description:
      'Where the food was found. `LINE`: an ingredient line. `TEXT`: `rawText`, `note` or a `TEXT` ' +
      'line, and no ingredient line. `STEP`: a step, the name, the description, a tag or a heading alone.',
  })
  readonly found: FoodPlace;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'beurre',
    description: 'The words found, as written; null with `LINE`.',
  })
  readonly text: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The step that names the food, also of a part; null when no step does.',
  })
  readonly stepId: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The part, of any level, in which the food was found; null: the recipe itself.',
  })
  readonly partId: number | null;
}

class UnreadView {
  @ApiProperty({ example: 'nduja', description: 'The words, as written.' })
  readonly text: string;
}

/**
 * Whether every member of the viewer's household can eat a recipe, as far as its texts tell. The
 * service makes no claim about traces ("may contain").
 */
export class Suitability implements SuitabilityOfRecipe {
  @ApiProperty({ description: 'Whether the verdict is `SUITABLE`.' })
  readonly suitable: boolean;

  @ApiProperty({
    ...VERDICT,
    description:
      '`UNSUITABLE`: a `LINE` or a `TEXT` names a food that `CONTAINS` what a member avoids. ' +
      '`UNCERTAIN`: only a `STEP` does, or the name of a dish, or a food `OFTEN` contains it; or a ' +
      'member has an allergy or a diet other than omnivore, and the recipe has words in `unread`, ' +
      'texts that are not detected yet, or no lines. A part that has just changed makes it `UNCERTAIN` for some seconds.',
  })
  readonly verdict: Verdict;

  @ApiProperty({ type: [ConflictView] })
  readonly conflicts: readonly ConflictView[];

  @ApiProperty({
    type: [UnreadView],
    description: 'Words that may be a food, which the catalogue does not have.',
  })
  readonly unread: readonly UnreadView[];
}
