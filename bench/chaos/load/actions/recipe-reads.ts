import { requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, type Person, read } from '../../people/world.js';
import { checkRead, maySee, type RecipeSummary } from './recipe-checks.js';

/** A recipe of any person, visible or not, deleted or not. */
export const readRecipe: Action = async (world, person) => {
  const { recipes } = world.ledger;
  const id = person.random.pick(recipes.ids);
  const answer = await read(world, person, 'read a recipe', `/recipes/${id}`);
  if (answer === undefined) return;
  const known = recipes.valueSince(id, answer.sentAt);
  if (known !== undefined) checkRead(answer, known, person);
};

/** The person's own recipes, all on one page. */
export const listOwnRecipes: Action = async (world, person) => {
  const answer = await read(world, person, 'list recipes', '/recipes?tab=perso&limit=100');
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const recipes = answer.body as RecipeSummary[];
  const names = new Map(recipes.map(({ id, name }) => [String(id), name]));
  for (const [id, known] of world.ledger.recipes.knownSince(answer.sentAt)) {
    if (known !== null && known.authorId !== person.id) continue;
    requireContent(answer, names.get(id) === known?.text.name, `recipe ${id} is wrong`);
  }
};

type MayContain = (recipe: RecipeSummary, viewer: Person) => boolean;

const isVisible: MayContain = ({ authorId, authorHouseId, visibility }, viewer) =>
  maySee(viewer, authorId, authorHouseId, visibility);

const TABS: readonly (readonly [query: string, mayContain: MayContain])[] = [
  ['', isVisible],
  ['suitableForHousehold=true', isVisible],
  ['techStepKeys=simmer', isVisible],
  ['name=recette', isVisible],
  ['tab=publique', ({ visibility }) => visibility === 'PUBLIC'],
  [
    'tab=foyer',
    ({ visibility, authorHouseId }, { houseId }) =>
      visibility === 'HOUSE' && authorHouseId === houseId,
  ],
];

/** The newest recipes of a tab, with a filter. */
export const listRecipes: Action = async (world, person) => {
  const [query, mayContain] = person.random.pick(TABS);
  const answer = await read(world, person, 'list recipes', `/recipes?${query}`);
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const recipes = answer.body as RecipeSummary[];
  const areAllowed = recipes.every((recipe) => mayContain(recipe, person));
  requireContent(answer, areAllowed, 'contains a recipe of others');
};
