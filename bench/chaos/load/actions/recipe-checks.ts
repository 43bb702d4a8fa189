import { isDeepStrictEqual } from 'node:util';
import type { KnownRecipe } from '../../records/ledger.js';
import { type ApiAnswer, requireContent, requireStatus } from '../../people/api-request.js';
import type { Person } from '../../people/person.js';
import type { RecipeBody } from '../../people/recipe-body.js';

/** Checks the answer of `GET`, `POST` or `PUT` for a recipe that the viewer may see. */
export function checkRecipe(answer: ApiAnswer, { authorId, text }: KnownRecipe): RecipeBody {
  const recipe = answer.body as RecipeBody;
  const { name, visibility, portions, ingredients, steps } = recipe;
  const found = { name, visibility, portions, ingredients, steps: steps.map(descriptionOf) };
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
  if (known !== null && maySee(viewer, known)) {
    requireStatus(answer, 200);
    checkRecipe(answer, known);
  } else {
    requireStatus(answer, 404);
  }
}

function maySee({ id, houseId }: Person, recipe: KnownRecipe): boolean {
  if (recipe.authorId === id || recipe.text.visibility === 'PUBLIC') return true;
  return recipe.text.visibility === 'HOUSE' && recipe.houseId === houseId;
}

function descriptionOf({ description }: RecipeBody['steps'][number]): string {
  return description;
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
