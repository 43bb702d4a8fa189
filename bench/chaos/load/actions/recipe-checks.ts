import { isDeepStrictEqual } from 'node:util';
import type { KnownRecipe, RecipeText } from '../../ledger/ledger.js';
import { type ApiAnswer, requireContent, requireStatus } from '../api-request.js';
import type { Person } from '../person.js';

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface RecipeBody {
  readonly id: number;
  readonly name: string;
  readonly visibility: RecipeText['visibility'];
  readonly portions: number;
  readonly authorId: number;
  readonly authorHouseId: number | null;
  readonly ingredients: RecipeText['ingredients'];
  readonly steps: readonly {
    readonly id: number;
    readonly order: number;
    readonly description: string;
    readonly analysed: boolean;
    readonly techSteps: readonly Span[];
  }[];
}

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
