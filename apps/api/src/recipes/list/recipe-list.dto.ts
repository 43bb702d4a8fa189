import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { MAX_ID } from '../../http/fields/id.fields.js';
import {
  QueryFlagField,
  QueryIdListField,
  QueryIntegerField,
  QueryKeyListField,
} from '../../http/fields/query.fields.js';
import { TextField } from '../../http/fields/text.field.js';
import { type Tab, TABS } from './recipe-filter.js';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;

/** Which recipes to list. All that is given has to hold. */
export class RecipeListDto {
  @ChoiceField(TABS, { optional: true, description: 'Absent: everything the viewer may see.' })
  tab?: Tab;

  @TextField({
    min: 0,
    max: RECIPE_LIMITS.nameLength,
    optional: true,
    description: 'Every word begins a word of the name; case and accents do not matter.',
  })
  name?: string;

  @QueryIdListField({ description: 'The recipe uses every one of them.' })
  ingredientIds: number[] = [];

  @QueryIdListField({ description: 'The recipe is tagged with every one of them.' })
  dietIds: number[] = [];

  @QueryFlagField({ description: 'Nobody in the household has to avoid anything in it.' })
  suitableForHousehold?: boolean;

  @QueryKeyListField({ description: 'Its steps use every one of these techniques.' })
  techStepKeys: string[] = [];

  @QueryKeyListField({ description: 'Its steps use none of these utensils.' })
  excludeUtensilKeys: string[] = [];

  @QueryIntegerField({ min: 1, max: MAX_PAGE, description: 'At most so many; 50 by default.' })
  limit: number = DEFAULT_PAGE;

  @QueryIntegerField({ min: 1, max: MAX_ID, description: 'From the `Link` of a page before.' })
  cursor: number = MAX_ID;
}
