import { ApiProperty, OmitType } from '@nestjs/swagger';
import { CELSIUS_RANGE, SECONDS_RANGE } from '#domain/detection/contract.js';
import type { DetectionSource } from '#domain/techniques/step-technique.js';
import { DETECTION_SOURCE, TECH_STEP_KEY } from '../openapi/enum-schemas.js';

const OFFSET = {
  type: 'integer',
  description: 'Offset in the description, in UTF-16 code units.',
} as const;

const AMOUNT_OFFSET = {
  type: 'integer',
  required: false,
  description:
    '`description.slice(amountStart, amountEnd)` is the amount as written, for texts that are scaled. Absent: the text states no amount, or a person stated the ingredient.',
} as const;

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

  @ApiProperty({
    type: Number,
    nullable: true,
    required: false,
    minimum: 0,
    maximum: 1,
    description:
      'The part of the whole amount of the recipe that the text means: 0.5 for "half of the milk", null for "the rest of the milk". Absent if it means no part.',
    example: 0.5,
  })
  readonly share?: number | null;

  @ApiProperty({ ...AMOUNT_OFFSET, example: 34 })
  readonly amountStart?: number;

  @ApiProperty({ ...AMOUNT_OFFSET, example: 38 })
  readonly amountEnd?: number;
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
