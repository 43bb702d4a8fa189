import { importCompiled } from '../prepare.mjs';

/** One of each kind of statement whose text depends on the request. */
async function printBuilt() {
  const source = 'apps/api/src';
  const { recipeList } = await importCompiled(`${source}/recipes/list/recipe-list.query.js`);
  const { makeableRecipes } = await importCompiled(`${source}/recipes/list/makeable.query.js`);
  const { NO_FILTER } = await importCompiled(
    `${source}/recipes/list/search/recipe-filter.query.js`,
  );
  const { FIRST_PAGE: cursor } = await importCompiled(
    `${source}/recipes/list/search/list-cursor.js`,
  );
  const { candidates } = await importCompiled(`${source}/planning/proposals/candidates.query.js`);
  const search = { ...NO_FILTER, search: [[{ key: 'Nsoupe', level: 0 }]] };
  const suitable = { ...NO_FILTER, tab: 'foyer', suitableForHousehold: true };
  const page = { limit: 20, cursor };
  return {
    'list-newest': recipeList(NO_FILTER, { ...page, sort: 'newest' }),
    'list-relevance': recipeList(search, { ...page, sort: 'relevance' }),
    'list-rating': recipeList(suitable, { ...page, sort: 'rating' }),
    'list-makeable': makeableRecipes(suitable, { ...page, ingredientIds: [], defaultStaples: [] }),
    candidates: candidates({
      needs: [{ eaters: null, maxMinutes: null, courses: ['MAIN', null] }],
      tabs: ['perso', 'foyer', 'favoris'],
      wantedIngredientIds: [1],
      place: 0,
      avoidedIds: [],
      keptIds: [],
      keptServings: [],
      weekStarts: [],
      before: '2026-01-05',
    }),
  };
}

/** Indents each line by the brackets that are open before it. */
function indent(text) {
  let depth = 0;
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const closed = /^\)*/.exec(line)[0].length;
      const indented = '  '.repeat(Math.max(0, depth - closed)) + line;
      depth += line.split('(').length - line.split(')').length;
      return `${indented}\n`;
    })
    .join('');
}

/** The final texts of the statements, by name: their parts are in several files. */
export async function printStatements() {
  const { STATEMENTS } = await importCompiled('apps/api/src/database/prepared-statement.js');
  const built = Object.entries(await printBuilt());
  const texts = [...STATEMENTS, ...built.map(([name, { statement }]) => [name, statement.text])];
  return texts.map(([name, text]) => [name, indent(text)]);
}
