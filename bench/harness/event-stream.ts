import { get, type IncomingMessage } from 'node:http';

/** The fields of a message that it has. */
export type EventMessage = Partial<Record<'id' | 'event' | 'data' | 'retry', string>>;

/** An open stream of server-sent events, on a connection of its own. */
export interface EventStream {
  /** Ends with the stream. An incomplete message at the end is omitted. */
  readonly messages: AsyncIterator<EventMessage> & AsyncIterable<EventMessage>;
  close(): void;
}

/** @throws Error when the stream cannot be opened now */
export async function openEventStream(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<EventStream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers }, resolve).once('error', reject);
  });
  response.on('error', () => undefined);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`GET ${url}: ${String(response.statusCode)}`);
  }
  return { messages: messagesOf(response), close: () => response.destroy() };
}

async function* messagesOf(response: IncomingMessage): AsyncGenerator<EventMessage> {
  let rest = '';
  try {
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
      const messages = (rest + chunk).split('\n\n');
      rest = messages.pop() ?? '';
      yield* messages.map(fieldsOf);
    }
  } catch {
    // The connection broke.
  }
}

function fieldsOf(message: string): EventMessage {
  return Object.fromEntries(
    message.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
}
