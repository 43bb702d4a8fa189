import { RECIPE_LIMITS } from '../../libs/domain/src/recipe/recipe-limits.js';
import type { SessionHeaders } from '../harness/account.js';
import { query } from '../harness/database.js';
import { createRecipe } from '../harness/full-week.js';
import { sendJson } from '../harness/send.js';
import type { Target } from './attack.js';

/** Each clause contains a technique and an ingredient. */
const CLAUSES = 'Émincer les oignons, râper les carottes, faire revenir le beurre, cuire le riz. ';
const TIMEOUT_MS = 60_000;

interface WrittenRecipe {
  readonly id: number;
  readonly steps: readonly { readonly id: number }[];
}

/** Creates the body of `POST /recipes` with as many lines, steps and characters as allowed. */
export async function createLargestRecipe(databaseUrl: string): Promise<object> {
  const { lines, steps, stepLength } = RECIPE_LIMITS;
  const ingredients = await query<{ ingredientId: number; unitId: number }>(
    databaseUrl,
    `select id as "ingredientId", (select min(id) from unit) as "unitId"
     from ingredient where not retired order by id limit ${String(lines)}`,
  );
  const description = CLAUSES.repeat(stepLength / CLAUSES.length).trim();
  return {
    name: 'Recette la plus longue',
    visibility: 'PERSONAL',
    portions: 4,
    dietIds: [],
    ingredients: ingredients.map((line) => ({ ...line, quantity: 1.5 })),
    steps: Array.from({ length: steps }, () => ({ description })),
  };
}

/** Writes the largest recipe. */
export async function writeLargestRecipe(
  { apiUrl, databaseUrl }: Target,
  headers: SessionHeaders,
): Promise<WrittenRecipe> {
  const body = await createLargestRecipe(databaseUrl);
  return sendJson('POST', `${apiUrl}/recipes`, headers, body, TIMEOUT_MS);
}

/** Writes a recipe with 10 lines and 8 steps. */
export function writeOrdinaryRecipe(
  { apiUrl, ids }: Target,
  headers: SessionHeaders,
): Promise<WrittenRecipe> {
  const body = { ...createRecipe(0, ids), visibility: 'PERSONAL' };
  return sendJson('POST', `${apiUrl}/recipes`, headers, body);
}

/** The body of a recipe with one step. */
export function oneStepRecipe({ ids }: Target): object {
  const { steps, ...recipe } = createRecipe(0, ids);
  return { ...recipe, visibility: 'PERSONAL', steps: steps.slice(0, 1) };
}
