import type { SharedApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { until } from './until.js';

/** A message with data. `ids` are the ids of what changed. */
export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly number[];
}

/** An open stream of events. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that was received. */
  readonly text: () => string;
  /** The messages with data that were received. */
  readonly events: () => readonly ReceivedEvent[];
  /** The id of the last message, with or without data. */
  readonly lastEventId: () => string;
  /** Waits until the condition holds. Fails when the stream ends before. */
  readonly until: (condition: () => boolean) => Promise<void>;
  /** Waits for the end of the stream. Returns whether the server ended the response properly. */
  readonly ended: Promise<boolean>;
  /** Disconnects. */
  readonly close: () => void;
}

/** Opens a stream and waits for its first bytes. */
export async function openEvents(
  { url }: Pick<SharedApp, 'url'>,
  { cookie = '' }: TestClient,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/house/current/events`, {
    headers: { cookie, ...headers },
    signal: abort.signal,
  });
  let text = '';
  let hasEnded = false;
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
    }
  };
  const ended = read()
    .then(
      () => true,
      () => false,
    )
    .finally(() => (hasEnded = true));
  const untilReceived = (condition: () => boolean) =>
    until(() => {
      if (!condition() && hasEnded) throw new Error('The stream has ended.');
      return condition();
    });
  await untilReceived(() => text !== '');
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    events: () => eventsIn(text),
    lastEventId: () => lastIdIn(text),
    until: untilReceived,
    ended,
    close: () => {
      abort.abort();
    },
  };
}

function eventsIn(text: string): ReceivedEvent[] {
  const messages = text.matchAll(/^id: (.+)\nevent: (.+)\ndata: (.+)\n\n/gm);
  return [...messages].map(([, id = '', name = '', data = '']) => ({
    id,
    name,
    ...JSON.parse(data),
  }));
}

/** The id of the last complete message. */
function lastIdIn(text: string): string {
  const complete = text.slice(0, text.lastIndexOf('\n\n'));
  return [...complete.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '';
}

let marker = 0;

/**
 * The events that the streams of one house have received, as `planning 12 13`. Returns when all
 * changes until now were sent: it adds a last event and waits for it.
 */
export async function collectEvents(
  app: SharedApp,
  houseId: number,
  streams: readonly OpenStream[],
): Promise<string[][]> {
  marker += 1;
  const last = marker;
  await app.sql(`select add_house_events('shopping-list', array[$1::int], array[$2::int])`, [
    houseId,
    last,
  ]);
  const isLast = ({ name, ids }: ReceivedEvent) => name === 'shopping-list' && ids.includes(last);
  return Promise.all(
    streams.map(async (stream) => {
      await stream.until(() => stream.events().some(isLast));
      return stream
        .events()
        .filter(({ name }) => name !== 'shopping-list')
        .map(({ name, ids }) => [name, ...ids].join(' '));
    }),
  );
}
