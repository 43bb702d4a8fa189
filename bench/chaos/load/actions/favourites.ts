import { favouriteId } from '../../records/ledger.js';
import { requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, read, write } from '../../people/world.js';

/** Marks a recipe, or removes the mark. */
export const toggleFavourite: Action = async (world, person) => {
  const { favourites } = world.ledger;
  const { id } = person.random.pick(world.people).fixedRecipe;
  const mark = favouriteId(person.id, id);
  const isMarked = favourites.valueSince(mark, Infinity) === true;
  favourites.begin(mark);
  const path = `/recipes/${String(id)}/favorite`;
  const method = isMarked ? 'DELETE' : 'POST';
  await write(world, person, { kind: 'mark a favourite', method, path }, 204);
  favourites.settle(mark, isMarked ? null : true);
};

/** Only the person changes their marks, one at a time: the list must be exact. */
export const listFavourites: Action = async (world, person) => {
  const answer = await read(world, person, 'list favourites', '/recipes?tab=favoris&limit=100');
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const found = new Set((answer.body as { id: number }[]).map(({ id }) => id));
  for (const { fixedRecipe } of world.people) {
    const mark = favouriteId(person.id, fixedRecipe.id);
    const isMarked = world.ledger.favourites.valueSince(mark, Infinity) === true;
    const isRight = found.has(fixedRecipe.id) === isMarked;
    requireContent(answer, isRight, `the mark of recipe ${String(fixedRecipe.id)} is wrong`);
  }
};
