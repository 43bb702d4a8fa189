import type { ServerResponse } from 'node:http';
import { createPopote, type EventOptions, type PopoteEvent } from '../../src/index.js';
import { disconnect, error, startServer, streaming, type TestServer } from '../test-server.js';

let server: TestServer;
afterEach(() => server.close());

/** Starts a stream, writes the text, and ends the response. */
const ending = (text: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
};

const RECIPE = 'id: 5\nevent: recipe\ndata: {"ids":[1,2]}\n\n';
const PLANNING = 'id: 6\nevent: planning\ndata: {"ids":[]}\n\n';

/** Reads events until there are `count`, without `reset`. */
async function read(count: number, options: EventOptions = {}): Promise<PopoteEvent[]> {
  const popote = createPopote({ baseUrl: server.url, retries: 0 });
  const events: PopoteEvent[] = [];
  for await (const event of popote.events({ reconnectDelay: 1, ...options })) {
    if (event.kind !== 'reset') events.push(event);
    if (events.length === count) break;
  }
  return events;
}

const lastEventIds = () => server.requests.map(({ headers }) => headers['last-event-id']);

it('events have a kind, an id and the ids of what has changed', async () => {
  server = await startServer(streaming(`id: 4\n\n: comment\n\n${RECIPE}${PLANNING}`));
  expect(await read(2)).toEqual([
    { id: '5', kind: 'recipe', ids: [1, 2] },
    { id: '6', kind: 'planning', ids: [] },
  ]);
  expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/house/current/events' });
  expect(server.requests[0]?.headers.accept).toBe('text/event-stream');
});

it('a stream starts with a reset, because earlier changes are unknown', async () => {
  server = await startServer(streaming('id: 4\n\n'));
  const events = createPopote({ baseUrl: server.url }).events();
  expect((await events.next()).value).toEqual({ id: '4', kind: 'reset', ids: [] });
  await events.return();
});

it('kinds that the package does not know are skipped', async () => {
  server = await startServer(streaming(`event: later\ndata: {}\n\n${RECIPE}`));
  expect(await read(1)).toMatchObject([{ kind: 'recipe' }]);
});

it('a reset without ids is an event', async () => {
  server = await startServer(streaming('id: 9\nevent: reset\ndata: {}\n\n'));
  const events = createPopote({ baseUrl: server.url }).events({ lastEventId: '3' });
  expect((await events.next()).value).toEqual({ id: '9', kind: 'reset', ids: [] });
  await events.return();
});

it('a stream that ends or breaks is continued after the last id', async () => {
  server = await startServer(
    ending('id: 4\n\n'),
    disconnect,
    ending(RECIPE),
    error(5030, 503),
    streaming(PLANNING),
  );
  expect((await read(2)).map(({ id }) => id)).toEqual(['5', '6']);
  expect(lastEventIds()).toEqual([undefined, '4', '4', '5', '5']);
});

it('a stream continues after the event that the caller names, without a reset', async () => {
  server = await startServer(streaming(RECIPE));
  expect(await read(1, { lastEventId: '3' })).toMatchObject([{ id: '5', kind: 'recipe' }]);
  expect(lastEventIds()).toEqual(['3']);
});

it('a silent connection is renewed', async () => {
  server = await startServer((response, { headers }) => {
    const isContinued = headers['last-event-id'] === '4';
    streaming(isContinued ? RECIPE : 'id: 4\n\n')(response);
  });
  expect(await read(1, { idleTimeout: 100 })).toHaveLength(1);
});

it('a connection that is never answered is renewed', async () => {
  server = await startServer(() => undefined, streaming(RECIPE));
  expect(await read(1, { idleTimeout: 50 })).toHaveLength(1);
});

it.each([
  ['without a session', 4011, 401],
  ['without a house', 4041, 404],
])('the stream ends with the error of the service %s', async (_, code, status) => {
  server = await startServer(ending(RECIPE), error(code, status));
  await expect(read(2)).rejects.toMatchObject({ code });
  expect(server.requests).toHaveLength(2);
});

it('the stream ends when its signal is aborted', async () => {
  server = await startServer(streaming(`id: 4\n\n${RECIPE}`));
  const stop = new AbortController();
  const events: PopoteEvent[] = [];
  const popote = createPopote({ baseUrl: server.url });
  for await (const event of popote.events({ signal: stop.signal })) {
    events.push(event);
    stop.abort();
  }
  expect(events).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
});

it('an aborted signal starts no stream', async () => {
  server = await startServer(streaming(RECIPE));
  expect(await read(1, { signal: AbortSignal.abort() })).toEqual([]);
  expect(server.requests).toHaveLength(0);
});

it('the connection is closed when the events are no longer read', async () => {
  let onClose = (): void => undefined;
  const closed = new Promise<void>((resolve) => (onClose = resolve));
  server = await startServer((response) => {
    response.once('close', onClose);
    streaming(RECIPE)(response);
  });
  await read(1);
  await expect(closed).resolves.toBeUndefined();
});

it('a client that remembers responses does not wait for the end of the stream', async () => {
  server = await startServer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', etag: '"1"' });
    response.write(RECIPE);
  });
  const events = createPopote({ baseUrl: server.url, etags: true }).events({ lastEventId: '3' });
  expect((await events.next()).value).toMatchObject({ id: '5' });
  await events.return();
});
