import type { Tab } from '#domain/recipe/recipe-list.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import {
  QueryFlagField,
  QueryIdListField,
  QueryIntegerField,
} from '../../http/fields/query.fields.js';
import { RECIPE_TAB } from '../../openapi/enum-schemas.js';
import { CursorField } from './cursor.field.js';
import { DEFAULT_PAGE, MAX_PAGE } from './recipe-list.dto.js';

/** What a person has, and which recipes are listed. */
export class MakeableDto {
  @QueryIdListField({ description: 'The ingredients at hand, besides those of the pantry.' })
  ingredientIds: number[] = [];

  @ChoiceField(RECIPE_TAB, {
    optional: true,
    description: 'Absent: every recipe that the viewer may read.',
  })
  tab?: Tab;

  @QueryFlagField({ description: 'The recipe has no conflict with a member of the household.' })
  suitableForHousehold?: boolean;

  @QueryIntegerField({
    min: 1,
    max: MAX_PAGE,
    description: 'Maximum number of recipes; 50 by default.',
  })
  limit: number = DEFAULT_PAGE;

  @CursorField()
  cursor?: string;
}
