import type { Pool } from 'pg';
import type { RecipeContent } from '../../libs/domain/src/recipe/recipe-content.js';
import { textWords } from '../../libs/domain/src/search/words.js';
import {
  type StepTechnique,
  usedInTechniques,
} from '../../libs/domain/src/techniques/step-technique.js';

/** Inserts a recipe in one transaction, with one statement per table. Returns its id. */
export async function insertRecipe(
  pool: Pool,
  authorId: number,
  recipe: RecipeContent,
  version: string,
  techniques: readonly (readonly StepTechnique[])[],
): Promise<number> {
  const { techStepIds, utensilIds } = usedInTechniques(techniques.flat());
  const words = textWords(recipe.name);
  const ingredientIds = recipe.ingredients.map(({ ingredientId }) => ingredientId);
  const client = await pool.connect();
  const insert = async (text: string, values: unknown[]) =>
    (await client.query<{ id: number }>(text, values)).rows.map(({ id }) => id);
  try {
    await client.query('begin');
    const [id = 0] = await insert(RECIPE, [
      recipe.name,
      words,
      recipe.visibility,
      authorId,
      recipe.portions,
      recipe.dietIds,
      ingredientIds,
      techStepIds,
      utensilIds,
    ]);
    await insert(LINES, [
      id,
      ingredientIds,
      recipe.ingredients.map(({ quantity }) => quantity),
      recipe.ingredients.map(({ unitId }) => unitId),
    ]);
    const texts = recipe.steps.map(({ description }) => description);
    const stepIds = await insert(STEPS, [id, texts, version]);
    const rows = techniques.flatMap((found, n) =>
      found.map((technique) => ({ stepId: stepIds[n], ...technique })),
    );
    await insert(TECHNIQUES, [JSON.stringify(rows)]);
    await client.query('commit');
    return id;
  } finally {
    client.release();
  }
}

const RECIPE = `
  insert into recipe (name, search_keys, sort_name, visibility, author_id, portions,
    locale, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, dietary_flags,
    tech_step_ids, utensil_ids)
  values ($1, array_to_tsvector($2::text[]), '', $3, $4, $5, 'fr', '{}', $6, 0, $7::int[], '{}',
    false, (select coalesce(bit_or(dietary_flags), 0) from ingredient where id = any ($7::int[])),
    $8, $9)
  returning id`;

const LINES = `
  insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id)
  select $1, position, ingredient_id, quantity, unit_id
  from unnest($2::int[], $3::numeric[], $4::int[])
    with ordinality as line (ingredient_id, quantity, unit_id, position)`;

const STEPS = `
  insert into step (recipe_id, position, description, detector_version, foods, unread)
  select $1, position, description, $3, '[]', '[]'
  from unnest($2::text[]) with ordinality as step (description, position)
  order by position returning id`;

const TECHNIQUES = `
  insert into step_technique
    (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, duration,
     temperature, during)
  select "stepId", "techStepId", source, start, "end", ingredients, utensils, duration, temperature,
         during
  from jsonb_to_recordset($1::jsonb) as found
    ("stepId" int, "techStepId" int, source text, start int, "end" int,
     ingredients jsonb, utensils jsonb, duration jsonb, temperature jsonb,
     during boolean)`;
