import type { Locale } from '#domain/locale.js';
import type { OptionalContent } from '#domain/recipe/complete-content.js';
import type { ReadTexts, WrittenTexts } from '#domain/recipe/recipe-texts.js';
import { prepared } from '../database/prepared-statement.js';

/** A row of {@link WRITTEN_TEXTS}. */
export interface WrittenTextsRow extends WrittenTexts, OptionalContent, ReadTexts {
  readonly recipeId: number;
  readonly revision: number;
  readonly detectorVersion: string | null;
  readonly locale: Locale;
}

/** The texts of recipes, apart from their steps: `select … from recipe_text texts join recipe`. */
export const WRITTEN_TEXTS = `
  select texts.id as "recipeId", texts.revision, texts.detector_version as "detectorVersion",
    texts.foods, texts.unread, recipe.locale, recipe.name, texts.description,
    texts.other_lines as "otherLines", recipe.tags, recipe.image_url as "imageUrl",
    recipe.prep_minutes as "prepMinutes", recipe.cook_minutes as "cookMinutes",
    recipe.rest_minutes as "restMinutes",
    coalesce((
      select json_agg(json_build_object(
        'ingredientId', line.ingredient_id, 'note', line.note, 'rawText', line.raw_text
      ) order by line.position)
      from recipe_line line where line.recipe_id = texts.id
    ), '[]') as lines
  from recipe_text texts join recipe on recipe.id = texts.id`;

/** The texts of the recipe `$1`. */
export const FIND_TEXTS = prepared('find-recipe-texts')(`${WRITTEN_TEXTS} where texts.id = $1`);

/** The texts of the recipes `$1`. */
export const READ_TEXTS = prepared('read-recipe-texts')(
  `${WRITTEN_TEXTS} where texts.id = any ($1::int[])`,
);
