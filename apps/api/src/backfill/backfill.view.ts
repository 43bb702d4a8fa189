import { ApiProperty } from '@nestjs/swagger';
import type { FoodSpan, ReadFoods, Span, TextDetection } from '#domain/detection/contract.js';
import { type Locale } from '#domain/locale.js';
import {
  type BackfillStatus,
  type Claim,
  type ClaimedStep,
  type ClaimedTexts,
  MAX_CLAIMS,
  MAX_STEPS,
  MAX_TEXTS_OF_RECIPES,
  type ResultsRequest,
  type ResultsSummary,
  type StepResult,
  type TextsResult,
} from '#internal-api/contract.js';
import type { TechniqueChange } from '#domain/techniques/compare-techniques.js';
import { LOCALE, TECH_STEP_KEY } from '../openapi/enum-schemas.js';

class ClaimedStepView implements ClaimedStep {
  @ApiProperty({ type: 'integer' })
  readonly stepId: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of changes of the text; sent back with the result.',
  })
  readonly revision: number;

  @ApiProperty(LOCALE)
  readonly locale: Locale;

  @ApiProperty()
  readonly description: string;
}

class ClaimedTextsView implements ClaimedTexts {
  @ApiProperty({ type: 'integer' })
  readonly recipeId: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of changes of the texts; sent back with the result.',
  })
  readonly revision: number;

  @ApiProperty(LOCALE)
  readonly locale: Locale;

  @ApiProperty({
    type: [String],
    description: 'Name, headings, tags, description. For `/v1/process`.',
  })
  readonly sentences: readonly string[];

  @ApiProperty({
    type: [String],
    description: 'Lines without an ingredient, raw texts, notes. For `/v1/ingredient-lines`.',
  })
  readonly lines: readonly string[];
}

/** Steps and texts of recipes, leased to the caller for one minute. */
export class ClaimView implements Claim {
  @ApiProperty({ type: [ClaimedStepView] })
  readonly steps: readonly ClaimedStepView[];

  @ApiProperty({ type: [ClaimedTextsView], maxItems: MAX_TEXTS_OF_RECIPES })
  readonly texts: readonly ClaimedTextsView[];
}

class StepResultView implements StepResult {
  @ApiProperty({ type: 'integer' })
  readonly stepId: number;

  @ApiProperty({ type: 'integer', description: 'The revision in the claim.' })
  readonly revision: number;

  @ApiProperty({ type: Object, description: "An item of the classifier's `results`." })
  readonly result: TextDetection;
}

class SpanView implements Span {
  @ApiProperty({ type: 'integer' })
  readonly start: number;

  @ApiProperty({ type: 'integer' })
  readonly end: number;
}

class FoodSpanView extends SpanView implements FoodSpan {
  @ApiProperty({ type: String, description: 'Key of an ingredient or of a dish.' })
  readonly key: FoodSpan['key'];

  @ApiProperty({
    enum: [true],
    required: false,
    description: 'Present if the words refer to something that is there already: "the dough".',
  })
  readonly isReference?: true;
}

class ReadFoodsView implements ReadFoods {
  @ApiProperty({ type: [FoodSpanView] })
  readonly possibleFoods: readonly FoodSpanView[];

  @ApiProperty({ type: [SpanView] })
  readonly unread: readonly SpanView[];
}

class TextsResultView implements TextsResult {
  @ApiProperty({ type: 'integer' })
  readonly recipeId: number;

  @ApiProperty({ type: 'integer', description: 'The revision in the claim.' })
  readonly revision: number;

  @ApiProperty({ type: [ReadFoodsView] })
  readonly sentences: readonly ReadFoodsView[];

  @ApiProperty({ type: [ReadFoodsView] })
  readonly lines: readonly ReadFoodsView[];
}

export class ResultsView implements ResultsRequest {
  @ApiProperty()
  readonly detectorVersion: string;

  @ApiProperty({ type: [StepResultView], maxItems: MAX_STEPS })
  readonly results: readonly StepResultView[];

  @ApiProperty({ type: [TextsResultView], maxItems: MAX_TEXTS_OF_RECIPES, required: false })
  readonly texts?: readonly TextsResultView[];
}

export class ResultsSummaryView implements ResultsSummary {
  @ApiProperty({
    type: 'integer',
    description: 'Results of steps applied, now or by an earlier request.',
  })
  readonly applied: number;

  @ApiProperty({
    type: 'integer',
    description: 'Results of steps that were edited or deleted, or of a superseded version.',
  })
  readonly stale: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Steps whose results are not a detection of their text. Nothing was stored.',
  })
  readonly rejected: readonly number[];
}

export class MarkedView {
  @ApiProperty({ type: 'integer', description: 'Steps that are now pending.' })
  readonly marked: number;
}

class TechniqueChangeView implements Omit<TechniqueChange, 'techStepId'> {
  @ApiProperty(TECH_STEP_KEY)
  readonly key: string;

  @ApiProperty({ type: 'integer' })
  readonly gained: number;

  @ApiProperty({ type: 'integer' })
  readonly lost: number;

  @ApiProperty({ type: 'integer', description: 'Found at another position of the same text.' })
  readonly moved: number;
}

/** Progress of the backfill. */
export class BackfillStatusView implements BackfillStatus {
  @ApiProperty({ type: 'integer', description: 'Detected and pending steps.' })
  readonly total: number;

  @ApiProperty({ type: 'integer', description: 'Steps detected by the running detector version.' })
  readonly analysed: number;

  @ApiProperty({ type: 'integer' })
  readonly pending: number;

  @ApiProperty({ type: 'integer', description: 'Pending steps that a worker has leased.' })
  readonly leased: number;

  @ApiProperty({
    type: 'integer',
    description:
      `Pending steps that the running version has claimed ${String(MAX_CLAIMS)} times without a ` +
      'result. They are not leased until their text changes, another version runs, or they are ' +
      'marked as pending.',
  })
  readonly setAside: number;

  @ApiProperty({
    type: [TechniqueChangeView],
    description: 'Changes by repeated detection since installation, by technique.',
  })
  readonly changes: readonly TechniqueChangeView[];
}
