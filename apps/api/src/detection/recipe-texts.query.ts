import type { Locale } from '#domain/locale.js';
import { NO_OPTIONAL_CONTENT, type OptionalContent } from '#domain/recipe/complete-content.js';
import type { ReadTexts, WrittenTexts } from '#domain/recipe/recipe-texts.js';
import { columnsAs } from '../database/insertion.js';
import { prepared } from '../database/prepared-statement.js';

/** A row of {@link WRITTEN_TEXTS}. */
export interface WrittenTextsRow extends WrittenTexts, OptionalContent, ReadTexts {
  readonly recipeId: number;
  readonly revision: number;
  readonly detectorVersion: string | null;
  readonly locale: Locale;
  /** Whether other recipes contain the recipe, or a copy of it. */
  readonly isPart: boolean;
}

const OPTIONAL = Object.keys(NO_OPTIONAL_CONTENT) as (keyof OptionalContent)[];

/** The texts of recipes, apart from their steps: `select … from recipe_text texts join recipe`. */
const WRITTEN_TEXTS = `
  select texts.id as "recipeId", texts.revision, texts.detector_version as "detectorVersion",
    texts.foods, texts.unread, recipe.locale, recipe.name, texts.description,
    texts.other_lines as "otherLines",
    ${columnsAs('recipe', OPTIONAL)},
    coalesce((
      select json_agg(json_build_object(
        'ingredientId', line.ingredient_id, 'note', line.note, 'rawText', line.raw_text
      ) order by line.position)
      from recipe_line line where line.recipe_id = texts.id
    ), '[]') as lines,
    coalesce((
      select json_agg(json_build_object(
        'recipeId', part.part_id, 'portions', part.portions, 'note', part.note, 'before', part.before
      ) order by part.position)
      from recipe_part part where part.recipe_id = texts.id
    ), '[]') as parts,
    exists (select from recipe_part part where part.content_id = texts.id) or exists (
      select from recipe_part part where part.part_id = texts.id and part.content_id <> part.part_id
    ) as "isPart"
  from recipe_text texts join recipe on recipe.id = texts.id`;

/** The texts of the recipe `$1`. */
export const FIND_TEXTS = prepared('find-recipe-texts')(`${WRITTEN_TEXTS} where texts.id = $1`);

/** The texts of the recipes `$1`. */
export const READ_TEXTS = prepared('read-recipe-texts')(
  `${WRITTEN_TEXTS} where texts.id = any ($1::int[])`,
);
