import { randomUUID } from 'node:crypto';
import type { KnownRecipe, RecipeText } from '../../records/ledger.js';
import {
  type Action,
  bodyOf,
  type Person,
  type World,
  write,
  writeRecipe,
} from '../../people/world.js';
import { checkRecipe } from './recipe-checks.js';

/** Recipes of a person, at most; the fixed one is not counted. */
const MAX_RECIPES = 20;

export const createRecipe: Action = async (world, person) => {
  if (recipesOf(world, person).length >= MAX_RECIPES) return deleteRecipe(world, person);
  await writeNew(world, person, 'write a recipe', '/recipes', {});
};

/** The page of a recipe that another site published; nothing is fetched. */
export const importRecipe: Action = async (world, person) => {
  if (recipesOf(world, person).length >= MAX_RECIPES) return deleteRecipe(world, person);
  const page = Buffer.from(`https://example.org/${randomUUID()}`).toString('base64url');
  const path = `/sources/web/import/${page}`;
  await writeNew(world, person, 'import a recipe', path, { visibility: 'HOUSE' });
};

export const editRecipe: Action = async (world, person) => {
  const [id] = pickRecipe(world, person) ?? [];
  if (id === undefined) return createRecipe(world, person);
  const { recipes } = world.ledger;
  const text = writeRecipe(person.random, world.ingredients);
  recipes.begin(id);
  const path = `/recipes/${id}`;
  const request = { kind: 'edit a recipe', method: 'PUT', path, body: bodyOf(text) } as const;
  const answer = await write(world, person, request, 200);
  const known: KnownRecipe = { authorId: person.id, houseId: person.houseId, text };
  checkRecipe(answer, known);
  recipes.settle(id, known);
};

export const deleteRecipe: Action = async (world, person) => {
  const [id] = pickRecipe(world, person) ?? [];
  if (id === undefined) return;
  const { recipes } = world.ledger;
  recipes.begin(id);
  const path = `/recipes/${id}`;
  await write(world, person, { kind: 'delete a recipe', method: 'DELETE', path }, 204, 404);
  recipes.settle(id, null);
};

async function writeNew(
  world: World,
  person: Person,
  kind: string,
  path: string,
  given: Partial<Pick<RecipeText, 'visibility'>>,
): Promise<void> {
  const text = { ...writeRecipe(person.random, world.ingredients), ...given };
  const request = { kind, method: 'POST', path, body: bodyOf(text) } as const;
  const answer = await write(world, person, { ...request, key: randomUUID() }, 201);
  const known = { authorId: person.id, houseId: person.houseId, text };
  world.ledger.recipes.settle(checkRecipe(answer, known).id, known);
}

/** The recipes of a person, without the fixed one. */
function recipesOf({ ledger }: World, { id, fixedRecipe }: Person): [string, KnownRecipe][] {
  return ledger.recipes.live.filter(
    ([recipeId, { authorId }]) => authorId === id && recipeId !== String(fixedRecipe.id),
  );
}

function pickRecipe(world: World, person: Person): [string, KnownRecipe] | undefined {
  const recipes = recipesOf(world, person);
  return recipes.length === 0 ? undefined : person.random.pick(recipes);
}
