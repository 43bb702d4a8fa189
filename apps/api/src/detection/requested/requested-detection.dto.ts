import { type LocaleChoice } from '#domain/language/find-locale.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { TextListField } from '../../http/fields/text.field.js';
import { LOCALE_CHOICE } from '../../openapi/enum-schemas.js';

const MAX_LINE_LENGTH = 500;

/** Texts of steps to detect. */
export class DetectStepsDto {
  @ChoiceField(LOCALE_CHOICE)
  locale: LocaleChoice;

  @TextListField({
    maxItems: RECIPE_LIMITS.steps,
    max: RECIPE_LIMITS.stepLength,
    description: 'They are read as they are: offsets count from their first character.',
    example: ['Faire fondre 50 g de beurre.'],
  })
  texts: string[];
}

/** Ingredient lines to detect. */
export class DetectLinesDto {
  @ChoiceField(LOCALE_CHOICE)
  locale: LocaleChoice;

  @TextListField({
    maxItems: RECIPE_LIMITS.lines,
    max: MAX_LINE_LENGTH,
    example: ['2 gros oignons', '50 g de beurre'],
  })
  lines: string[];
}
