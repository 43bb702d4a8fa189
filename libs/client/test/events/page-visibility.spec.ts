import { createPopote, type EventsState } from '../../src/index.js';
import { disconnect, startServer, streaming, type TestServer } from '../test-server.js';

/** Stands in for the page of a browser. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const globals = {
  document: page,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
};

let server: TestServer;
beforeEach(() => Object.assign(globalThis, globals));
afterEach(async () => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  await server.close();
});

function setVisible(isVisible: boolean): void {
  page.visibilityState = isVisible ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

const idOf = (number: number) => `7-1764172800000-${String(number)}`;
const recipe = (number: number) => `id: ${idOf(number)}\nevent: recipe\ndata: {}\n\n`;

/** Starts a stream that continues after an event. With a token, no other tab shares it. */
function start(onState?: (state: EventsState) => void) {
  const popote = createPopote({ baseUrl: server.url, token: 'ppt_token', retries: 0 });
  return popote.events({
    lastEventId: idOf(4),
    reconnectDelay: 30_000,
    ...(onState && { onState }),
  });
}

it('a stream is closed while its page is hidden, and continues when it is shown', async () => {
  let onClose = (): void => undefined;
  const closed = new Promise<void>((resolve) => (onClose = resolve));
  server = await startServer(
    (response) => {
      response.once('close', onClose);
      streaming(recipe(5))(response);
    },
    streaming(recipe(6)),
  );
  const states: EventsState[] = [];
  const events = start((state) => states.push(state));
  await events.next();
  const next = events.next();
  setVisible(false);
  await closed;
  expect(states).toEqual(['connecting', 'open', 'hidden']);
  expect(server.requests).toHaveLength(1);
  setVisible(true);
  expect((await next).value).toMatchObject({ id: idOf(6) });
  expect(server.requests[1]?.headers['last-event-id']).toBe(idOf(5));
  await events.return();
});

it('a connection from before the network was back is renewed', async () => {
  server = await startServer(streaming(recipe(5)), streaming(recipe(6)));
  const events = start();
  await events.next();
  const next = events.next();
  page.dispatchEvent(new Event('online'));
  expect((await next).value).toMatchObject({ id: idOf(6) });
  expect(server.requests[1]?.headers['last-event-id']).toBe(idOf(5));
  await events.return();
});

it('the pause after a failure ends when the network is back', async () => {
  server = await startServer(disconnect, streaming(recipe(5)));
  const events = start((state) => {
    if (state === 'waiting') page.dispatchEvent(new Event('online'));
  });
  expect((await events.next()).value).toMatchObject({ id: idOf(5) });
  await events.return();
}, 10_000); // the whole pause takes 15 s or more
