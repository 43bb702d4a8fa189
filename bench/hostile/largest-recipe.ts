import { RECIPE_LIMITS } from '../../libs/domain/src/recipe/recipe-limits.js';
import type { SessionHeaders } from '../harness/account.js';
import { query } from '../harness/database.js';
import { send } from '../harness/send.js';
import type { Target } from './attack.js';

/** Each clause contains a technique and an ingredient. */
const CLAUSES = 'Émincer les oignons, râper les carottes, faire revenir le beurre, cuire le riz. ';
const TIMEOUT_MS = 60_000;

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

/** Writes the largest recipe. Returns its id. */
export async function writeLargestRecipe(
  { apiUrl, databaseUrl }: Target,
  headers: SessionHeaders,
): Promise<number> {
  const body = await createLargestRecipe(databaseUrl);
  const response = await send('POST', `${apiUrl}/recipes`, headers, body, TIMEOUT_MS);
  return ((await response.json()) as { readonly id: number }).id;
}
