import { Pool } from 'undici';
import type { ProcessResponse } from '../../libs/domain/src/detection/contract.js';
import type { RecipeContent } from '../../libs/domain/src/recipe/recipe-content.js';
import { detectedTechniques } from '../../libs/domain/src/techniques/detected-techniques.js';
import { READ_RECIPE } from '../../apps/api/src/recipes/detail/recipe-detail.query.js';
import { recipeList } from '../../apps/api/src/recipes/list/recipe-list.query.js';
import { createControl, JSON_TYPE, listen, readSession } from '../harness/control-server.js';
import { readIds } from '../seed/catalogue-ids.js';
import { insertRecipe } from './insert-recipe.js';

const { server, pool } = createControl();
const classifier = new Pool(process.env['CLASSIFIER_URL'] ?? '');
const ids = await readIds(pool);

const FIRST_PAGE = { limit: 20, beforeId: 2_147_483_647 };
const NO_FILTER = {
  tab: undefined,
  words: [],
  ingredientIds: [],
  dietIds: [],
  techStepIds: [],
  excludedUtensilIds: [],
  suitableForHousehold: false,
};

/** Verifies the cookie and runs the prepared statement of the API. */
server.get('/recipes', async (request, reply) => {
  const { statement, values } = recipeList(NO_FILTER, FIRST_PAGE);
  const { rows } = await pool.query<{ recipes: string }>({
    ...statement,
    values: [...readSession(request), ...values],
  });
  return reply.type(JSON_TYPE).send(rows[0]?.recipes);
});

/** Verifies the cookie and runs the prepared statement of the API. */
server.get<{ Params: { id: string } }>('/recipes/:id', async (request, reply) => {
  const values = [...readSession(request), Number(request.params.id)];
  const { rows } = await pool.query<{ recipe: string }>({ ...READ_RECIPE, values });
  return reply.type(JSON_TYPE).send(rows[0]?.recipe);
});

/** Calls the classifier once and inserts the recipe in one transaction, without validation. */
server.post<{ Body: RecipeContent }>('/recipes', async (request, reply) => {
  const [authorId] = readSession(request);
  const recipe = request.body;
  const texts = recipe.steps.map(({ description }) => description);
  const { body } = await classifier.request({
    path: '/v1/process',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale: 'fr', texts }),
  });
  const { version, results } = (await body.json()) as ProcessResponse;
  const techniques = results.map((detection, index) =>
    detectedTechniques(detection, texts[index] ?? '', ids),
  );
  const id = await insertRecipe(pool, authorId, recipe, version, techniques);
  return reply.status(201).send({ id });
});

await listen(server);
