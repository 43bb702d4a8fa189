import { COURSES, type Course } from '#domain/recipe/recipe-content.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { MAX_ID } from '../../http/fields/id.fields.js';
import {
  QueryChoiceListField,
  QueryFlagField,
  QueryIdListField,
  QueryIntegerField,
  QueryKeyListField,
  QueryTextListField,
} from '../../http/fields/query.fields.js';
import { TextField } from '../../http/fields/text.field.js';
import { RECIPE_SORT, RECIPE_TAB, TECH_STEP_KEY, UTENSIL_KEY } from '../../openapi/enum-schemas.js';
import { CursorField } from './cursor.field.js';
import type { RecipeSort } from '#domain/recipe/recipe-list.js';
import type { Tab } from '#domain/recipe/recipe-list.js';

export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 50;
const MAX_QUERY = 200;
const EXPANSIONS = ['suitability', 'nutrition'] as const;
const MAX_ENERGY = 100_000;

/** Filters of the list. A recipe must match all of them. */
export class RecipeListDto {
  @ChoiceField(RECIPE_TAB, {
    optional: true,
    description: 'Absent: every recipe that the viewer may read.',
  })
  tab?: Tab;

  @TextField({
    min: 0,
    max: RECIPE_LIMITS.nameLength,
    optional: true,
    description: 'Prefixes of words of the name; case and accents are ignored.',
  })
  name?: string;

  @TextField({
    min: 0,
    max: MAX_QUERY,
    optional: true,
    description:
      'Words that the recipe has in its name, tags, ingredients (in any language) or description: as ' +
      'singular or plural, within a longer word, or with one wrong letter. Further words than 10 are ignored.',
  })
  q?: string;

  @QueryTextListField({
    maxItems: RECIPE_LIMITS.tags,
    max: RECIPE_LIMITS.tagLength,
    description: 'The recipe has all of these tags; case is ignored.',
  })
  tags: string[] = [];

  @QueryIdListField({ description: 'The recipe uses all of these ingredients.' })
  ingredientIds: number[] = [];

  @QueryIdListField({ description: 'The recipe uses one of these ingredients.' })
  anyIngredientIds: number[] = [];

  @QueryIdListField({ description: 'The recipe uses none of these ingredients.' })
  excludeIngredientIds: number[] = [];

  @QueryIdListField({ description: 'The recipe has all of these diets.' })
  dietIds: number[] = [];

  @QueryChoiceListField(COURSES, { description: 'The recipe is one of these courses.' })
  courses: Course[] = [];

  @QueryIntegerField({
    min: 0,
    max: 3 * RECIPE_LIMITS.minutes,
    description:
      'Maximum of preparation, cooking and rest together. A recipe without any time is not listed.',
  })
  maxMinutes?: number;

  @QueryIntegerField({
    min: 0,
    max: MAX_ENERGY,
    description: 'Maximum of kilocalories in a portion. A recipe without figures is not listed.',
  })
  maxEnergyKcal?: number;

  @QueryIntegerField({ min: 1, max: MAX_ID })
  authorId?: number;

  @QueryFlagField({ description: 'The recipe has no conflict with a member of the household.' })
  suitableForHousehold?: boolean;

  @QueryKeyListField(TECH_STEP_KEY, { description: 'Its steps use all of these techniques.' })
  techStepKeys: string[] = [];

  @QueryKeyListField(UTENSIL_KEY, { description: 'Its steps use none of these utensils.' })
  excludeUtensilKeys: string[] = [];

  @QueryChoiceListField(EXPANSIONS, {
    description:
      'What to add to each recipe. With `suitability`, a page ends before it has more than 10,000 ' +
      'conflicts, but has at least one recipe.',
  })
  expand: (typeof EXPANSIONS)[number][] = [];

  @QueryIntegerField({
    min: 1,
    max: MAX_PAGE,
    description: 'Maximum number of recipes; 50 by default.',
  })
  limit: number = DEFAULT_PAGE;

  @ChoiceField(RECIPE_SORT, { optional: true, description: 'With `q`: relevance by default.' })
  sort?: RecipeSort;

  @CursorField()
  cursor?: string;
}
