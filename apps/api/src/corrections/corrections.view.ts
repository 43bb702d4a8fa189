import { ApiProperty } from '@nestjs/swagger';
import { StepTechniqueView } from '../recipes/recipe.view.js';

/** What became of a step by a correction. */
export class CorrectedStepView {
  @ApiProperty({ type: 'integer', description: 'Of the correction.' })
  readonly id: number;

  @ApiProperty({ type: [StepTechniqueView], description: 'All that the step now carries.' })
  readonly techSteps: readonly StepTechniqueView[];
}

class SpanView {
  @ApiProperty({ type: 'integer' })
  readonly start: number;

  @ApiProperty({ type: 'integer' })
  readonly end: number;
}

class CorrectedIngredientView extends SpanView {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ type: Number, nullable: true })
  readonly quantity: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly unitId: number | null;
}

class CorrectedUtensilView extends SpanView {
  @ApiProperty({ type: 'integer' })
  readonly utensilId: number;
}

/** A correction as it was submitted. */
export class CorrectionView extends SpanView {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: no technique here.' })
  readonly techStepId: number | null;

  @ApiProperty({ type: [CorrectedIngredientView], nullable: true, description: 'Null: omitted.' })
  readonly ingredients: readonly CorrectedIngredientView[] | null;

  @ApiProperty({ type: [CorrectedUtensilView], nullable: true, description: 'Null: omitted.' })
  readonly utensils: readonly CorrectedUtensilView[] | null;

  @ApiProperty({ description: 'The text that the offsets count in: as it was at that time.' })
  readonly description: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: the account is gone.' })
  readonly authorId: number | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;
}
