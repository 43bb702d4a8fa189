import { createPopote, isPopoteError } from '../src/index.js';
import { error, json, startServer, type TestServer } from './test-server.js';

let server: TestServer;
afterEach(() => server.close());
const client = (options = {}) => createPopote({ baseUrl: server.url, retries: 0, ...options });

it('a read with an ETag of the caller resolves with 304 and no data', async () => {
  server = await startServer((response) => response.writeHead(304, { etag: '"1"' }).end());
  const { data, response } = await client().getProfile({ headers: { 'If-None-Match': '"1"' } });
  expect([response.status, data]).toEqual([304, null]);
});

it('a page in place of JSON is not a response of the service', async () => {
  server = await startServer((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  );
  await expect(client().getProfile()).rejects.toMatchObject({
    name: 'PopoteNetworkError',
    problem: 'FOREIGN_RESPONSE',
  });
});

it('a request that no server answers is told apart', async () => {
  server = await startServer(json({}));
  await server.close();
  await expect(client().getProfile()).rejects.toMatchObject({ problem: 'UNREACHABLE' });
});

it('writes ask for the details of an error, and the error has them', async () => {
  const details = [{ path: 'portions', rule: 'min', message: 'portions must not be less than 1' }];
  server = await startServer(json({ code: 4000, message: 'Invalid.', details }, 400));
  const failed = await client()
    .createHouse({ body: { name: '' } })
    .catch((caught: unknown) => caught);
  expect(failed).toMatchObject({ details });
  expect(server.requests[0]?.headers.prefer).toBe('error-details');
});

it('onError is told about an error before the method rejects', async () => {
  server = await startServer(error(4011, 401));
  const told: unknown[] = [];
  const failed = await client({ onError: (each: unknown) => told.push(each) })
    .getProfile()
    .catch((caught: unknown) => caught);
  expect(isPopoteError(failed, 'NOT_AUTHENTICATED')).toBe(true);
  expect(told).toEqual([failed]);
});

it('formats other than JSON are texts', async () => {
  server = await startServer((response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  );
  const { data } = await client().getBatchSession({ query: { date: '2026-07-06', format: 'svg' } });
  expect(data.startsWith('<svg')).toBe(true); // a type error, too, if it were not a string
});

it('a list in a query has the form that the document states', async () => {
  server = await startServer(json([]));
  await client().listRecipes({ query: { ingredientIds: [1, 2], tags: ['a b', 'c'], limit: 5 } });
  expect(server.requests[0]?.path).toBe('/recipes?ingredientIds=1,2&tags=a%20b&tags=c&limit=5');
});

it('a new recipe has the language of its text, unless the caller names one', async () => {
  const bodies: unknown[] = [];
  server = await startServer(json({}, 201));
  const record: typeof fetch = async (url, init) => {
    bodies.push(JSON.parse(init?.body as string));
    return fetch(url, init);
  };
  const body = { name: 'Tea', portions: 1, visibility: 'HOUSE' as const };
  const rest = { dietIds: [], ingredients: [], steps: [] };
  await client({ fetch: record }).createRecipe({ body: { ...body, ...rest } });
  await client({ fetch: record }).createRecipe({ body: { ...body, ...rest, locale: 'fr' } });
  expect(bodies).toMatchObject([{ locale: 'auto' }, { locale: 'fr' }]);
});
