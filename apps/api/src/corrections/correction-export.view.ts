import { ApiProperty, OmitType } from '@nestjs/swagger';
import { LOCALES, type Locale } from '#domain/locale.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { CorrectionView } from './corrections.view.js';

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

  @ApiProperty({ enum: LOCALES })
  readonly locale: Locale;

  @ApiProperty({
    enum: TECH_STEP_KEYS,
    nullable: true,
    description: 'Null: the span has no technique.',
  })
  readonly key: string | null;

  @ApiProperty({
    enum: TECH_STEP_KEYS,
    isArray: true,
    description: 'Techniques of the span before the correction.',
  })
  readonly replacedKeys: readonly string[];
}
