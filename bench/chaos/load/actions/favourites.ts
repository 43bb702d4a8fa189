import { favouriteId } from '../../records/ledger.js';
import { requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, as } from '../../people/world.js';

/** Marks a recipe, or removes the mark. */
export const toggleFavourite: Action = async ({ requester, ledger, people }, person) => {
  const { id } = person.random.pick(people).fixedRecipe;
  const mark = favouriteId(person.id, id);
  const isMarked = ledger.favourites.valueSince(mark, Infinity) === true;
  ledger.favourites.begin(mark);
  const answer = await requester.write(
    as(person, {
      kind: 'mark a favourite',
      method: isMarked ? 'DELETE' : 'POST',
      path: `/recipes/${String(id)}/favorite`,
    }),
  );
  requireStatus(answer, 204);
  ledger.favourites.settle(mark, isMarked ? null : true);
  ledger.confirmedWrites++;
};

/** Only the person changes their marks, one at a time: the list must be exact. */
export const listFavourites: Action = async ({ requester, ledger, people }, person) => {
  const answer = await requester.read(
    as(person, { kind: 'list favourites', method: 'GET', path: '/recipes?tab=favoris&limit=100' }),
  );
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const found = new Set((answer.body as { id: number }[]).map(({ id }) => id));
  for (const { fixedRecipe } of people) {
    const mark = ledger.favourites.valueSince(favouriteId(person.id, fixedRecipe.id), Infinity);
    const isRight = found.has(fixedRecipe.id) === (mark === true);
    requireContent(answer, isRight, `the mark of recipe ${String(fixedRecipe.id)} is wrong`);
  }
};
