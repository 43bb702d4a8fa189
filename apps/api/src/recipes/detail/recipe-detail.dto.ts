import type { RecipeFormat } from '#domain/exchange/recipe-formats.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { QueryChoiceListField } from '../../http/fields/query.fields.js';
import { RECIPE_FORMAT } from '../../openapi/enum-schemas.js';

const EXPANSIONS = ['nutrition', 'parts'] as const;

export class RecipeDetailDto {
  @QueryChoiceListField(EXPANSIONS, { description: 'What to add to the recipe.' })
  expand: (typeof EXPANSIONS)[number][] = [];

  @ChoiceField(RECIPE_FORMAT, {
    optional: true,
    description: 'Another format than JSON has the content of the parts too, scaled.',
  })
  format?: RecipeFormat | null;
}
