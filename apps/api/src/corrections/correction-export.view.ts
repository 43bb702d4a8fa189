import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type Locale } from '#domain/locale.js';
import { CorrectionView } from './corrections.view.js';
import { LOCALE, TECH_STEP_KEY } from '../openapi/enum-schemas.js';

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
