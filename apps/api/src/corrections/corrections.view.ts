import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Locale } from '#domain/locale.js';
import {
  IngredientMentionView,
  MentionView,
  StepTechniqueView,
  UtensilMentionView,
} from '../detection/step-technique.view.js';
import { LOCALE, TECH_STEP_KEY } from '../openapi/enum-schemas.js';

/** The techniques of a step. */
export class StepTechniquesView {
  @ApiProperty({ type: [StepTechniqueView], description: 'Every technique of the step.' })
  readonly techSteps: readonly StepTechniqueView[];
}

/** A step after a correction. */
export class CorrectedStepView extends StepTechniquesView {
  @ApiProperty({ type: 'integer', description: 'Id of the correction.' })
  readonly id: number;
}

class CorrectedIngredientView extends OmitType(IngredientMentionView, [
  'source',
  'share',
  'amountStart',
  'amountEnd',
]) {}

class CorrectedUtensilView extends OmitType(UtensilMentionView, ['source']) {}

/** A correction as it was submitted. */
export class CorrectionView extends OmitType(MentionView, ['source']) {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the span has no technique.' })
  readonly techStepId: number | null;

  @ApiProperty({ type: [CorrectedIngredientView], nullable: true, description: 'Null: not given.' })
  readonly ingredients: readonly CorrectedIngredientView[] | null;

  @ApiProperty({ type: [CorrectedUtensilView], nullable: true, description: 'Null: not given.' })
  readonly utensils: readonly CorrectedUtensilView[] | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Text of the step at the time of the correction; offsets refer to it. Null for a text that ' +
      'has changed since then, unless the viewer is the author of the recipe.',
  })
  readonly description: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the account was deleted.' })
  readonly authorId: number | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;
}

/** A line of the export. */
export class ExportedCorrectionView extends OmitType(CorrectionView, ['description']) {
  @ApiProperty({
    description: 'Text of the step at the time of the correction; offsets refer to it.',
  })
  readonly description: string;

  @ApiProperty({ type: 'integer' })
  readonly recipeId: number;

  @ApiProperty({ type: 'integer' })
  readonly stepId: number;

  @ApiProperty(LOCALE)
  readonly locale: Locale;

  @ApiProperty({
    ...TECH_STEP_KEY,
    nullable: true,
    description: 'Null: the span has no technique.',
  })
  readonly key: string | null;

  @ApiProperty({
    ...TECH_STEP_KEY,
    isArray: true,
    description: 'Techniques of the span before the correction.',
  })
  readonly replacedKeys: readonly string[];
}
