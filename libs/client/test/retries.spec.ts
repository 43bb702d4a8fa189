import { createPopote, idempotencyKey } from '../src/index.js';
import { disconnect, error, json, startServer, type TestServer } from './test-server.js';

const BUSY = error(5030, 503, { 'retry-after': '0' });

let server: TestServer;
afterEach(() => server.close());

const readHouse = (retries?: number) =>
  createPopote({ baseUrl: server.url, ...(retries !== undefined && { retries }) }).getHouse();

const createHouse = (headers = {}) =>
  createPopote({ baseUrl: server.url }).createHouse({ body: { name: 'Rue des Lilas' }, headers });

it.each([
  ['the connection breaks', disconnect],
  ['the service is busy', BUSY],
  ['a limit is reached for a short time', error(4290, 429, { 'retry-after': '0' })],
])('a read is repeated when %s', async (_, answer) => {
  server = await startServer(answer, json({ id: 3 }));
  await expect(readHouse()).resolves.toMatchObject({ data: { id: 3 } });
  expect(server.requests).toHaveLength(2);
});

it('a read is repeated twice at most', async () => {
  server = await startServer(BUSY);
  await expect(readHouse()).rejects.toMatchObject({ code: 5030 });
  expect(server.requests).toHaveLength(3);
});

it.each([
  ['the client repeats nothing', BUSY, 0],
  ['the error is final', error(4041, 404), undefined],
  ['the service asks for a long pause', error(4290, 429, { 'retry-after': '900' }), undefined],
  ['the service names no pause', error(5030, 503), undefined],
])('a read is not repeated when %s', async (_, answer, retries) => {
  server = await startServer(answer);
  await expect(readHouse(retries)).rejects.toMatchObject({ name: 'PopoteError' });
  expect(server.requests).toHaveLength(1);
});

it('a write is not repeated', async () => {
  server = await startServer(BUSY);
  await expect(createHouse()).rejects.toMatchObject({ code: 5030 });
  expect(server.requests).toHaveLength(1);
});

it('a write with an idempotency key is repeated with the same key', async () => {
  server = await startServer(disconnect, error(4024, 409), json({ id: 3 }, 201));
  const key = idempotencyKey();
  await expect(createHouse(key)).resolves.toMatchObject({ data: { id: 3 } });
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(Array(3).fill(key['Idempotency-Key']));
  expect(key['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
});

it('a conflict of a write with an idempotency key is final', async () => {
  server = await startServer(error(4020, 409));
  await expect(createHouse(idempotencyKey('mine'))).rejects.toMatchObject({ code: 4020 });
  expect(server.requests).toHaveLength(1);
});

it('an aborted read is not repeated', async () => {
  const reason = new Error('The screen was closed.');
  const stop = new AbortController();
  server = await startServer(() => {
    stop.abort(reason);
  });
  const popote = createPopote({ baseUrl: server.url });
  await expect(popote.getHouse({ signal: stop.signal })).rejects.toBe(reason);
  expect(server.requests).toHaveLength(1);
});
