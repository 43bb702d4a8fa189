import { ApiProperty } from '@nestjs/swagger';
import type { TextDetection } from '#domain/detection/contract.js';
import { LOCALES, type Locale } from '#domain/locale.js';
import {
  type Claim,
  type ClaimedStep,
  MAX_STEPS,
  type ResultsRequest,
  type ResultsSummary,
  type StepResult,
} from '#internal-api/contract.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import type { TechniqueChange } from '#domain/techniques/compare-techniques.js';

class ClaimedStepView implements ClaimedStep {
  @ApiProperty({ type: 'integer' })
  readonly stepId: number;

  @ApiProperty({ type: 'integer', description: 'Goes back with the result.' })
  readonly revision: number;

  @ApiProperty({ enum: LOCALES })
  readonly locale: Locale;

  @ApiProperty()
  readonly description: string;
}

/** Steps that are the caller's alone for a minute. */
export class ClaimView implements Claim {
  @ApiProperty({ type: [ClaimedStepView] })
  readonly steps: readonly ClaimedStepView[];
}

class StepResultView implements StepResult {
  @ApiProperty({ type: 'integer' })
  readonly stepId: number;

  @ApiProperty({ type: 'integer', description: 'As the claim gave it.' })
  readonly revision: number;

  @ApiProperty({ type: Object, description: "One of the classifier's `results`." })
  readonly result: TextDetection;
}

/** What a worker found. */
export class ResultsView implements ResultsRequest {
  @ApiProperty()
  readonly detectorVersion: string;

  @ApiProperty({ type: [StepResultView], maxItems: MAX_STEPS })
  readonly results: readonly StepResultView[];
}

export class ResultsSummaryView implements ResultsSummary {
  @ApiProperty({ type: 'integer', description: 'Also counts what had been applied before.' })
  readonly applied: number;

  @ApiProperty({ type: 'integer', description: 'Edited or deleted meanwhile, or superseded.' })
  readonly stale: number;
}

export class MarkedView {
  @ApiProperty({ type: 'integer', description: 'Steps that will be analysed anew.' })
  readonly marked: number;
}

export class TechniqueChangeView implements Omit<TechniqueChange, 'techStepId'> {
  @ApiProperty({ enum: TECH_STEP_KEYS })
  readonly key: string;

  @ApiProperty({ type: 'integer' })
  readonly gained: number;

  @ApiProperty({ type: 'integer' })
  readonly lost: number;

  @ApiProperty({ type: 'integer', description: 'Found elsewhere in the same text.' })
  readonly moved: number;
}

/** How far analysis has caught up. */
export class BackfillStatus {
  @ApiProperty({ type: 'integer', description: 'Steps: analysed and pending together.' })
  readonly total: number;

  @ApiProperty({ type: 'integer', description: 'By the version that runs.' })
  readonly analysed: number;

  @ApiProperty({ type: 'integer' })
  readonly pending: number;

  @ApiProperty({ type: 'integer', description: 'Of those pending, the ones a worker has claimed.' })
  readonly leased: number;

  @ApiProperty({
    type: [TechniqueChangeView],
    description: 'What detection, run again, has changed since the beginning, by technique.',
  })
  readonly changes: readonly TechniqueChangeView[];
}
