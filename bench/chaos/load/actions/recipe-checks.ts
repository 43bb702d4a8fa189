import { isDeepStrictEqual } from 'node:util';
import type { KnownRecipe, RecipeText } from '../../records/ledger.js';
import { type ApiAnswer, requireContent, requireStatus } from '../../people/api-request.js';
import type { Person } from '../../people/world.js';

/** A recipe as the API lists it. */
export interface RecipeSummary {
  readonly id: number;
  readonly name: string;
  readonly visibility: RecipeText['visibility'];
  readonly portions: number;
  readonly authorId: number;
  readonly authorHouseId: number | null;
}

/** A recipe as the API returns it. */
interface RecipeBody extends RecipeSummary {
  readonly ingredients: RecipeText['ingredients'];
  readonly steps: readonly {
    readonly order: number;
    readonly description: string;
    readonly analysed: boolean;
    readonly techSteps: readonly { readonly start: number; readonly end: number }[];
  }[];
}

/** Checks the answer of `GET`, `POST` or `PUT` for a recipe that the viewer may see. */
export function checkRecipe(answer: ApiAnswer, { authorId, text }: KnownRecipe): RecipeBody {
  const recipe = answer.body as RecipeBody;
  const { name, visibility, portions, ingredients, steps } = recipe;
  const descriptions = steps.map(({ description }) => description);
  const lines = ingredients.map(({ ingredientId, quantity, unitId }) => ({
    ingredientId,
    quantity,
    unitId,
  }));
  const found = { name, visibility, portions, ingredients: lines, steps: descriptions };
  requireContent(
    answer,
    recipe.authorId === authorId && isDeepStrictEqual(found, text),
    `differs from what was confirmed, ${JSON.stringify(text)}`,
  );
  requireContent(answer, steps.every(isWellFormed), 'a step is not well-formed');
  return recipe;
}

/** Checks an answer of `GET /recipes/<id>`. Null stands for a recipe that was deleted. */
export function checkRead(answer: ApiAnswer, known: KnownRecipe | null, viewer: Person): void {
  if (known !== null && maySee(viewer, known.authorId, known.houseId, known.text.visibility)) {
    requireStatus(answer, 200);
    checkRecipe(answer, known);
  } else {
    requireStatus(answer, 404);
  }
}

export function maySee(
  viewer: Person,
  authorId: number,
  houseId: number | null,
  visibility: RecipeText['visibility'],
): boolean {
  if (authorId === viewer.id || visibility === 'PUBLIC') return true;
  return visibility === 'HOUSE' && houseId === viewer.houseId;
}

function isWellFormed(
  { order, description, analysed, techSteps }: RecipeBody['steps'][number],
  index: number,
): boolean {
  const areSpansValid = techSteps.every(
    ({ start, end }) => start >= 0 && start < end && end <= description.length,
  );
  return order === index + 1 && typeof analysed === 'boolean' && areSpansValid;
}
