import { createPopote, isPopoteError, PopoteError, PopoteNetworkError } from '../src/index.js';
import { disconnect, error, json, startServer, type TestServer } from './test-server.js';

let server: TestServer;
const readRecipe = (signal?: AbortSignal) =>
  createPopote({ baseUrl: server.url, retries: 0 })
    .getRecipe({ path: { recipeId: 7 }, ...(signal && { signal }) })
    .catch((caught: unknown) => caught);

afterEach(() => server.close());

it('an error of the service has its code, name, request id and time to wait', async () => {
  server = await startServer(error(4290, 429, { 'retry-after': '60', 'x-request-id': 'abc' }));
  const caught = await readRecipe();
  expect(caught).toBeInstanceOf(PopoteError);
  expect(caught).toMatchObject({
    status: 429,
    code: 4290,
    errorName: 'TOO_MANY_REQUESTS',
    message: 'Error 4290.',
    requestId: 'abc',
    retryAfter: 60,
  });
});

it('an error is recognised by its name', async () => {
  server = await startServer(error(4045, 404));
  const caught = await readRecipe();
  expect(isPopoteError(caught)).toBe(true);
  expect(isPopoteError(caught, 'RECIPE_NOT_FOUND')).toBe(true);
  expect(isPopoteError(caught, 'HOUSE_NOT_FOUND', 'RECIPE_NOT_FOUND')).toBe(true);
  expect(isPopoteError(caught, 'HOUSE_NOT_FOUND')).toBe(false);
  expect(isPopoteError(new Error('RECIPE_NOT_FOUND'))).toBe(false);
});

it.each([
  ['a page of a proxy', (response: any) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
  ['an empty body', (response: any) => response.writeHead(502).end()],
  ['a newer code', error(4999, 502)],
])('an error response with %s has no code', async (_, answer) => {
  server = await startServer(answer);
  const caught = await readRecipe();
  expect(caught).toBeInstanceOf(PopoteError);
  expect(caught).toMatchObject({ status: 502, code: null, errorName: null, retryAfter: null });
});

it('a request without a response rejects with a network error and its cause', async () => {
  server = await startServer(disconnect);
  const caught = await readRecipe();
  expect(caught).toBeInstanceOf(PopoteNetworkError);
  expect(caught).toHaveProperty('cause');
  expect(isPopoteError(caught)).toBe(false);
});

it('an aborted request rejects with the reason of its signal', async () => {
  server = await startServer(json({}));
  const reason = new Error('The screen was closed.');
  expect(await readRecipe(AbortSignal.abort(reason))).toBe(reason);
});
