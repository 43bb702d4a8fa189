import { QueryChoiceListField } from '../../http/fields/query.fields.js';

const EXPANSIONS = ['nutrition'] as const;

export class RecipeDetailDto {
  @QueryChoiceListField(EXPANSIONS, { description: 'What to add to the recipe.' })
  expand: (typeof EXPANSIONS)[number][] = [];
}
