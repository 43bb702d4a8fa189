import type { RecipeBody } from '../../people/recipe-body.js';
import { checkRead } from './recipe-checks.js';
import { requireContent, requireStatus } from '../../people/api-request.js';
import type { Person } from '../../people/person.js';
import { type Action, as } from '../../people/world.js';

type Summary = Omit<RecipeBody, 'ingredients' | 'steps'>;

/** A recipe of any person, visible or not, deleted or not. */
export const readRecipe: Action = async ({ requester, ledger }, person) => {
  const id = person.random.pick(ledger.recipes.ids);
  const answer = await requester.read(
    as(person, { kind: 'read a recipe', method: 'GET', path: `/recipes/${id}` }),
  );
  if (answer === undefined) return;
  const known = ledger.recipes.valueSince(id, answer.sentAt);
  if (known !== undefined) checkRead(answer, known, person);
};

/** The person's own recipes, all on one page. */
export const listOwnRecipes: Action = async ({ requester, ledger }, person) => {
  const answer = await requester.read(
    as(person, { kind: 'list recipes', method: 'GET', path: '/recipes?tab=perso&limit=100' }),
  );
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const names = new Map((answer.body as Summary[]).map(({ id, name }) => [String(id), name]));
  for (const id of ledger.recipes.ids) {
    const known = ledger.recipes.valueSince(id, answer.sentAt);
    if (known === undefined || (known !== null && known.authorId !== person.id)) continue;
    requireContent(answer, names.get(id) === known?.text.name, `recipe ${id} is wrong`);
  }
};

const TABS: readonly [query: string, mayContain: (recipe: Summary, viewer: Person) => boolean][] = [
  ['', maySee],
  ['suitableForHousehold=true', maySee],
  ['techStepKeys=simmer', maySee],
  ['name=recette', maySee],
  ['tab=publique', ({ visibility }) => visibility === 'PUBLIC'],
  [
    'tab=foyer',
    ({ visibility, authorHouseId }, { houseId }) =>
      visibility === 'HOUSE' && authorHouseId === houseId,
  ],
];

/** The newest recipes of a tab, with a filter. */
export const listRecipes: Action = async ({ requester }, person) => {
  const [query, mayContain] = person.random.pick(TABS);
  const answer = await requester.read(
    as(person, { kind: 'list recipes', method: 'GET', path: `/recipes?${query}` }),
  );
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const recipes = answer.body as Summary[];
  const areAllowed = recipes.every((recipe) => mayContain(recipe, person));
  requireContent(answer, areAllowed, 'contains a recipe of others');
};

function maySee({ visibility, authorId, authorHouseId }: Summary, viewer: Person): boolean {
  if (authorId === viewer.id || visibility === 'PUBLIC') return true;
  return visibility === 'HOUSE' && authorHouseId === viewer.houseId;
}
