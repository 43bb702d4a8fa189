import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { MAX_ID } from '../../http/fields/id.fields.js';
import {
  QueryChoiceListField,
  QueryFlagField,
  QueryIdListField,
  QueryIntegerField,
  QueryKeyListField,
} from '../../http/fields/query.fields.js';
import { TextField } from '../../http/fields/text.field.js';
import { RECIPE_TAB, TECH_STEP_KEY, UTENSIL_KEY } from '../../openapi/enum-schemas.js';
import type { Tab } from '#domain/recipe/recipe-tab.js';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;
const EXPANSIONS = ['suitability'] as const;

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

  @QueryIdListField({ description: 'The recipe uses all of these ingredients.' })
  ingredientIds: number[] = [];

  @QueryIdListField({ description: 'The recipe has all of these diets.' })
  dietIds: number[] = [];

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

  @QueryIntegerField({
    min: 1,
    max: MAX_ID,
    description: 'From the `Link` header of the previous page.',
  })
  cursor: number = MAX_ID;
}
