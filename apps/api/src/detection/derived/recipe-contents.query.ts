/**
 * A relation of `with recursive`: the `id` of some recipes and of all that they contain, each once.
 *
 * @param recipes SQL that selects the ids of the recipes
 */
export const contentsOf = (recipes: string) => `
  content (id) as (
    ${recipes}
    union
    select part.content_id from content join recipe_part part on part.recipe_id = content.id
  )`;

/** The parts of a row `recipe`, as JSON: `NamedPart` (part-tree.ts). */
export const PARTS = `coalesce((
  select json_agg(json_build_object(
    'partId', part_id, 'contentId', content_id, 'portions', part.portions, 'note', note
  ) order by position)
  from recipe_part part where part.recipe_id = recipe.id
), '[]')`;

/**
 * A row `recipe` and what it contains, once for each way in which it is contained: the `id`, and the
 * `factor` by which its lines are multiplied for the portions of the row.
 */
export const SCALED_CONTENTS = `(
  select recipe.id, 1::float8 as factor
  union all
  (
    with recursive contained (id, portions, needed, level) as (
      select recipe.id, recipe.portions, recipe.portions::float8, 0 where recipe.part_ids <> '{}'
      union all
      select content.id, content.portions, needed * part.portions::float8 / contained.portions, level + 1
      from contained join recipe_part part on part.recipe_id = contained.id
      join recipe content on content.id = part.content_id
    )
    select id, needed / portions from contained where level > 0
  )
)`;
