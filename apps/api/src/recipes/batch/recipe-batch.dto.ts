import type { Course, Visibility } from '#domain/recipe/recipe-content.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { FlagField } from '../../http/fields/flag.field.js';
import { IdListField } from '../../http/fields/id.fields.js';
import { TagListField } from '../../http/fields/text.field.js';
import { COURSE, VISIBILITY } from '../../openapi/enum-schemas.js';

const MAX_RECIPES = 500;
const TAGS = {
  maxItems: RECIPE_LIMITS.tags,
  max: RECIPE_LIMITS.tagLength,
  optional: true,
} as const;

/** One change of several recipes. */
export class RecipeBatchDto {
  @IdListField({ minItems: 1, maxItems: MAX_RECIPES })
  recipeIds: number[];

  @TagListField({ ...TAGS, example: ['hiver'] })
  addTags?: string[] | null;

  @TagListField({ ...TAGS, description: 'They are removed before others are added.' })
  removeTags?: string[] | null;

  @ChoiceField(COURSE, { optional: true, description: 'Null: the service derives it.' })
  course?: Course | null;

  @ChoiceField(VISIBILITY, { optional: true })
  visibility?: Visibility | null;

  @FlagField({ optional: true, description: 'True: they go to the trash. Without other changes.' })
  delete?: boolean | null;
}
