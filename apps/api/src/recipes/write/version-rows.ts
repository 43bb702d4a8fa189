import type { Locale } from '#domain/locale.js';
import type { CompleteContent } from '#domain/recipe/complete-content.js';

/** Versions of a recipe that are kept. */
const MAX_VERSIONS = 20;

/** The body of the PUT that writes a row `recipe` as it is, as jsonb: what {@link payloadJson} gives. */
const PAYLOAD = `(
  select jsonb_build_object(
    'name', recipe.name,
    'visibility', recipe.visibility,
    'portions', recipe.portions,
    'dietIds', recipe.diet_ids,
    'ingredients', coalesce((
      select jsonb_agg(jsonb_build_object(
        'ingredientId', ingredient_id,
        'quantity', trim_scale(quantity),
        'unitId', unit_id,
        'note', note,
        'rawText', raw_text
      ) order by position)
      from recipe_line where recipe_id = recipe.id
    ), '[]'),
    'otherLines', texts.other_lines,
    'steps', coalesce((
      select jsonb_agg(jsonb_build_object('description', step.description) order by position)
      from step where recipe_id = recipe.id
    ), '[]'),
    'locale', recipe.locale,
    'imageUrl', recipe.image_url,
    'prepMinutes', recipe.prep_minutes,
    'cookMinutes', recipe.cook_minutes,
    'restMinutes', recipe.rest_minutes,
    'description', texts.description,
    'tags', recipe.tags,
    'course', recipe.course,
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'recipeId', part_id,
        'portions', trim_scale(part.portions),
        'note', note,
        'before', before
      ) order by position)
      from recipe_part part where part.recipe_id = recipe.id
    ), '[]')
  )
  from recipe_text texts where texts.id = recipe.id
)`;

/**
 * Keeps the payload of the recipe `$1` unless it is `payload`, a jsonb expression: parts `kept` and
 * `dropped` of a WITH clause.
 */
export const keepVersion = (payload: string) => `
  kept as (
    insert into recipe_version (recipe_id, version, saved_by, saved_at, payload)
    select recipe_id, version, saved_by, saved_at, payload
    from (
      select recipe.id as recipe_id, saved_by, saved_at, ${PAYLOAD} as payload, coalesce((
        select max(version) from recipe_version where recipe_version.recipe_id = recipe.id
      ), 0) + 1 as version
      from recipe where recipe.id = $1
    ) before
    where payload <> ${payload}
    returning version
  ), dropped as (
    delete from recipe_version using kept
    where recipe_id = $1 and recipe_version.version <= kept.version - ${String(MAX_VERSIONS)}
  )`;

/** A content as the body of a PUT. */
export function payloadJson(
  { ingredients, steps, otherLines, parts, ...content }: CompleteContent,
  locale: Locale,
): string {
  return JSON.stringify({
    ...content,
    locale,
    ingredients: ingredients.map(
      ({ ingredientId, quantity, unitId, note = null, rawText = null }) => ({
        ingredientId,
        quantity,
        unitId,
        note,
        rawText,
      }),
    ),
    otherLines: otherLines.map(({ kind, text, before }) => ({ kind, text, before })),
    steps: steps.map(({ description }) => ({ description })),
    parts: parts.map(({ recipeId, portions, note = null, before }) => ({
      ...{ recipeId, portions, note, before },
    })),
  });
}
