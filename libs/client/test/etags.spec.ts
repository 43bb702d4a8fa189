import { createPopote, ifMatch } from '../src/index.js';
import { error, json, startServer, type TestServer } from './test-server.js';

let server: TestServer;
afterEach(() => server.close());

const notModified = (response: any) => response.writeHead(304, { etag: '"1"' }).end();
const conditions = () => server.requests.map(({ headers }) => headers['if-none-match']);

it('with etags, a response that has not changed is not sent again', async () => {
  server = await startServer(
    json({ id: 3 }, 200, { etag: '"1"' }),
    notModified,
    json({ id: 4 }, 200, { etag: '"2"' }),
    json({ id: 5 }),
  );
  const popote = createPopote({ baseUrl: server.url, etags: true });
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push((await popote.getHouse()).data.id);
  expect(ids).toEqual([3, 3, 4, 5]);
  expect(conditions()).toEqual([undefined, '"1"', '"1"', '"2"']);
});

it('responses of different addresses, and errors, are not mixed up', async () => {
  server = await startServer(
    json([], 200, { etag: '"1"' }),
    json([], 200, { etag: '"2"' }),
    error(4011, 401),
    json([]),
  );
  const popote = createPopote({ baseUrl: server.url, etags: true });
  await popote.listRecipes({ query: { limit: 1 } });
  await popote.listRecipes({ query: { limit: 2 } });
  await expect(popote.listRecipes({ query: { limit: 1 } })).rejects.toMatchObject({ code: 4011 });
  await popote.listRecipes({ query: { limit: 1 } });
  expect(conditions()).toEqual([undefined, undefined, '"1"', undefined]);
});

it('without etags, every read is complete', async () => {
  server = await startServer(json({ id: 3 }, 200, { etag: '"1"' }));
  const popote = createPopote({ baseUrl: server.url });
  await popote.getHouse();
  await popote.getHouse();
  expect(conditions()).toEqual([undefined, undefined]);
});

it('ifMatch makes a write depend on the response that was read', async () => {
  server = await startServer(json({}, 200, { etag: '"7"' }), error(4120, 412));
  const popote = createPopote({ baseUrl: server.url });
  const path = { recipeId: 7 };
  const { response } = await popote.getRecipe({ path });
  const deletion = popote.deleteRecipe({ path, headers: ifMatch(response) });
  await expect(deletion).rejects.toMatchObject({ errorName: 'PRECONDITION_FAILED' });
  expect(server.requests[1]?.headers['if-match']).toBe('"7"');
});

it('ifMatch of a response without an ETag is an error', () => {
  expect(() => ifMatch(new Response())).toThrow('The response has no ETag.');
});
