import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type Locale } from '#domain/locale.js';
import { LOCALE } from '../../openapi/enum-schemas.js';
import { DraftLine } from '../draft-line.view.js';
import { StepTechniqueView } from '../step-technique.view.js';

const FOUND_LOCALE = { ...LOCALE, description: 'The language of the request, or the one found.' };

class DetectedTechnique extends OmitType(StepTechniqueView, ['id']) {}

class DetectedStep {
  @ApiProperty({ type: [DetectedTechnique], description: 'In text order.' })
  readonly techSteps: readonly DetectedTechnique[];
}

/** The techniques of texts. Offsets refer to the text of the request. */
export class DetectedSteps {
  @ApiProperty(FOUND_LOCALE)
  readonly locale: Locale;

  @ApiProperty({ type: [DetectedStep], description: 'One for each text, in order.' })
  readonly steps: readonly DetectedStep[];
}

/** Ingredient lines as a draft has them. Each is read by itself: none are merged. */
export class DetectedLines {
  @ApiProperty(FOUND_LOCALE)
  readonly locale: Locale;

  @ApiProperty({ type: [DraftLine], description: 'In the order of the request.' })
  readonly lines: readonly DraftLine[];
}
