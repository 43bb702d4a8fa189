import { Pool } from 'undici';
import { READ_WEEK } from '../../apps/api/src/planning/plan/week/planning.query.js';
import { READ_RECIPE } from '../../apps/api/src/recipes/detail/recipe-detail.query.js';
import { recipeList } from '../../apps/api/src/recipes/list/recipe-list.query.js';
import { FIRST_PAGE } from '../../apps/api/src/recipes/list/search/list-cursor.js';
import { NO_FILTER } from '../../apps/api/src/recipes/list/search/recipe-filter.query.js';
import { LIVE_SESSION } from '../../apps/api/src/session/live-session.query.js';
import type { ProcessResponse } from '../../libs/domain/src/detection/contract.js';
import { weekStartsOf } from '../../libs/domain/src/planning/week.js';
import type { RecipeContent } from '../../libs/domain/src/recipe/recipe-content.js';
import { detectedTechniques } from '../../libs/domain/src/techniques/detected-techniques.js';
import { createControl, JSON_TYPE, listen, readSession } from '../harness/control-server.js';
import { readIds } from '../seed/catalogue-ids.js';
import { insertRecipe } from './insert-recipe.js';

/** A bare Fastify: it verifies the cookie, and runs the prepared statement of the API. */
const { server, pool } = createControl();
const classifier = new Pool(process.env['CLASSIFIER_URL'] ?? '');
const ids = await readIds(pool);
const catalogues = {
  diets: await fetchBytes('diets'),
  ingredients: await fetchBytes('ingredients'),
};

/** The page that the benchmark requests. */
const FIRST = { sort: 'newest', limit: 20, cursor: FIRST_PAGE } as const;
server.get('/auth/me', async (request, reply) => {
  const { rows } = await pool.query({ ...LIVE_SESSION, values: readSession(request) });
  return rows[0] ?? reply.status(401).send();
});

server.get('/reference/diets', (_request, reply) => reply.type(JSON_TYPE).send(catalogues.diets));

server.get('/reference/ingredients', async (request, reply) => {
  const { rowCount } = await pool.query({ ...LIVE_SESSION, values: readSession(request) });
  if (rowCount !== 1) return reply.status(401).send();
  return reply.type(JSON_TYPE).send(catalogues.ingredients);
});

server.get('/recipes', async (request, reply) => {
  const { statement, values } = recipeList(NO_FILTER, FIRST);
  const { rows } = await pool.query<{ recipes: string }>({
    ...statement,
    values: [...readSession(request), ...values],
  });
  return reply.type(JSON_TYPE).send(rows[0]?.recipes);
});

server.get<{ Params: { id: string } }>('/recipes/:id', async (request, reply) => {
  const values = [...readSession(request), Number(request.params.id)];
  const { rows } = await pool.query<{ recipe: string }>({ ...READ_RECIPE, values });
  return reply.type(JSON_TYPE).send(rows[0]?.recipe);
});

server.get<{ Querystring: { date: string } }>('/planning', async (request, reply) => {
  const values = [...readSession(request), weekStartsOf(request.query.date)];
  const { rows } = await pool.query<{ week: string }>({ ...READ_WEEK, values });
  return reply.type(JSON_TYPE).send(rows[0]?.week);
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

/** Fetches the bytes of a catalogue from the API. */
async function fetchBytes(catalogue: string): Promise<Buffer> {
  const response = await fetch(`${process.env['API_URL'] ?? ''}/reference/${catalogue}`, {
    headers: { cookie: process.env['COOKIE'] ?? '', 'accept-encoding': 'identity' },
  });
  return Buffer.from(await response.arrayBuffer());
}
