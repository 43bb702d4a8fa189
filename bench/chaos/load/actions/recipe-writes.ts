import { randomUUID } from 'node:crypto';
import type { KnownRecipe } from '../../records/ledger.js';
import { requireStatus } from '../../people/api-request.js';
import type { Person } from '../../people/person.js';
import { type Action, as, bodyOf, newKey, type World, writeRecipe } from '../../people/world.js';
import type { RecipeBody } from '../../people/recipe-body.js';
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
  await writeNew(world, person, 'import a recipe', `/sources/web/import/${page}`, {
    visibility: 'HOUSE',
  });
};

export const editRecipe: Action = async (world, person) => {
  const [id] = pickRecipe(world, person) ?? [];
  if (id === undefined) return createRecipe(world, person);
  const { ledger, requester } = world;
  const text = writeRecipe(person.random, world.ingredients);
  ledger.recipes.begin(id);
  const answer = await requester.write(
    as(person, {
      kind: 'edit a recipe',
      method: 'PUT',
      path: `/recipes/${id}`,
      body: bodyOf(text),
    }),
  );
  requireStatus(answer, 200);
  const known: KnownRecipe = { authorId: person.id, houseId: person.houseId, text };
  checkRecipe(answer, known);
  ledger.recipes.settle(id, known);
  ledger.confirmedWrites++;
};

export const deleteRecipe: Action = async (world, person) => {
  const [id] = pickRecipe(world, person) ?? [];
  if (id === undefined) return;
  const { ledger, requester } = world;
  ledger.recipes.begin(id);
  const answer = await requester.write(
    as(person, { kind: 'delete a recipe', method: 'DELETE', path: `/recipes/${id}` }),
  );
  requireStatus(answer, 204, ...(answer.wasRepeated ? [404] : []));
  ledger.recipes.settle(id, null);
  ledger.confirmedWrites++;
};

async function writeNew(
  { requester, ledger, ingredients }: World,
  person: Person,
  kind: string,
  path: string,
  given: Pick<Partial<KnownRecipe['text']>, 'visibility'>,
): Promise<void> {
  const text = { ...writeRecipe(person.random, ingredients), ...given };
  const answer = await requester.write(
    as(person, { kind, method: 'POST', path, body: bodyOf(text), key: newKey() }),
  );
  requireStatus(answer, 201);
  const known = { authorId: person.id, houseId: person.houseId, text };
  const { id }: RecipeBody = checkRecipe(answer, known);
  ledger.recipes.settle(id, known);
  ledger.confirmedWrites++;
}

/** The recipes of a person, without the fixed one. */
export function recipesOf({ ledger }: World, { id, fixedRecipe }: Person) {
  return ledger.recipes.live.filter(
    ([recipeId, { authorId }]) => authorId === id && recipeId !== String(fixedRecipe.id),
  );
}

function pickRecipe(world: World, person: Person): [string, KnownRecipe] | undefined {
  const recipes = recipesOf(world, person);
  return recipes.length === 0 ? undefined : person.random.pick(recipes);
}
