import { createPopote, PopoteNetworkError } from '../../src/index.js';

const opened: PlatformEventSource[] = [];

/** Stands in for the `EventSource` of a platform. */
class PlatformEventSource extends EventTarget {
  readyState = 1;

  constructor(
    readonly url: string,
    readonly options: { withCredentials: boolean },
  ) {
    super();
    opened.push(this);
  }

  receive(type: string, fields: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), fields));
  }

  close(): void {
    this.readyState = 2;
  }
}

/** Starts a stream with the EventSource of the platform. */
function start(signal?: AbortSignal) {
  const popote = createPopote({
    baseUrl: 'http://localhost/api',
    eventSource: PlatformEventSource as never,
  });
  const events = popote.events(signal ? { signal } : {});
  const first = events.next();
  const [source] = opened.splice(0);
  if (source === undefined) throw new Error('No stream was opened.');
  return { events, first, source };
}

it('events come from the EventSource of the platform, with cookies', async () => {
  const { events, first, source } = start();
  expect(source.url).toBe('http://localhost/api/house/current/events');
  expect(source.options).toEqual({ withCredentials: true });
  source.receive('recipe', { data: '{"ids":[1]}', lastEventId: '5' });
  source.receive('house', { data: '{"ids":[]}', lastEventId: '6' });
  expect((await first).value).toEqual({ id: '5', kind: 'recipe', ids: [1] });
  expect((await events.next()).value).toEqual({ id: '6', kind: 'house', ids: [] });
});

it('the stream starts with one reset, because earlier changes are unknown', async () => {
  const { events, first, source } = start();
  source.receive('open');
  source.receive('open');
  source.receive('recipe', { data: '{"ids":[1]}', lastEventId: '5' });
  expect((await first).value).toEqual({ id: '', kind: 'reset', ids: [] });
  expect((await events.next()).value).toMatchObject({ kind: 'recipe' });
});

it('an EventSource that reconnects continues the stream', async () => {
  const { first, source } = start();
  source.receive('error');
  source.receive('recipe', { data: '{}', lastEventId: '5' });
  expect((await first).value).toMatchObject({ id: '5' });
});

it('an EventSource that has given up ends the stream with an error', async () => {
  const { first, source } = start();
  source.close();
  source.receive('error');
  await expect(first).rejects.toBeInstanceOf(PopoteNetworkError);
});

it('an aborted signal closes the EventSource', async () => {
  const stop = new AbortController();
  const { first, source } = start(stop.signal);
  stop.abort();
  expect((await first).done).toBe(true);
  expect(source.readyState).toBe(2);
});

describe('on a platform whose fetch returns whole bodies only', () => {
  const body = Object.getOwnPropertyDescriptor(Response.prototype, 'body');
  beforeAll(() => Reflect.deleteProperty(Response.prototype, 'body'));
  afterAll(() => {
    if (body !== undefined) Object.defineProperty(Response.prototype, 'body', body);
    Reflect.deleteProperty(globalThis, 'EventSource');
  });

  it('events need another fetch or an EventSource', () => {
    const popote = createPopote({ baseUrl: 'http://localhost' });
    expect(() => popote.events()).toThrow('Events need the option eventSource');
  });

  it('events come from a global EventSource', async () => {
    Object.assign(globalThis, { EventSource: PlatformEventSource });
    const first = createPopote({ baseUrl: 'http://localhost' }).events().next();
    opened.pop()?.receive('house', { data: '{"ids":[]}', lastEventId: '6' });
    expect((await first).value).toMatchObject({ kind: 'house' });
  });
});
