import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { IdField, MAX_ID } from '../http/fields/id.fields.js';
import { ListField } from '../http/fields/list.field.js';
import { PositiveDecimalField } from '../http/fields/number.field.js';
import { QueryIntegerField } from '../http/fields/query.fields.js';
import { SpanEndField, SpanStartField } from '../http/fields/span.fields.js';
import { TextField } from '../http/fields/text.field.js';

const MENTIONS = {
  max: 100,
  optional: true,
  description: 'Replaces those of the technique. If absent or null, they are kept.',
};

class SpanDto {
  @SpanStartField()
  start: number;

  @SpanEndField()
  end: number;
}

export class CorrectedIngredientDto extends SpanDto {
  @IdField()
  ingredientId: number;

  @PositiveDecimalField({
    max: RECIPE_LIMITS.quantity,
    decimals: RECIPE_LIMITS.quantityDecimals,
    optional: true,
  })
  quantity?: number | null;

  @IdField({ optional: true })
  unitId?: number | null;
}

export class CorrectedUtensilDto extends SpanDto {
  @IdField()
  utensilId: number;
}

/** The technique of a span of a step, with its ingredients and utensils. */
export class CorrectionDto extends SpanDto {
  @IdField({ nullable: true, description: 'Null: the span has no technique.' })
  techStepId: number | null;

  @TextField({
    min: 1,
    max: RECIPE_LIMITS.stepLength,
    trim: false,
    optional: true,
    description:
      'The text of the span as the client shows it. If it differs from the stored text, because ' +
      'the step was edited, the correction is refused with 409/4023.',
  })
  text?: string | null;

  @ListField(CorrectedIngredientDto, MENTIONS)
  ingredients?: CorrectedIngredientDto[] | null;

  @ListField(CorrectedUtensilDto, MENTIONS)
  utensils?: CorrectedUtensilDto[] | null;
}

export class CorrectionExportQuery {
  @QueryIntegerField({
    min: 0,
    max: MAX_ID,
    description:
      'Id of the last correction already read. If absent, the export starts at the first correction.',
  })
  after?: number;
}
