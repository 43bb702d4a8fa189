import { Agent, get, type IncomingMessage } from 'node:http';

/** Every stream has a connection of its own. */
const agent = new Agent({ keepAlive: false });

/** An open stream of server-sent events. */
export interface EventClient {
  /** Waits until a message with data arrives that was not awaited before. */
  next(): Promise<void>;
  close(): void;
}

/** Opens a stream and waits for its first bytes. */
export async function openEventClient(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<EventClient> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${String(response.statusCode)}`);
  response.on('error', () => undefined);
  let received = 0;
  let awaited = 0;
  let notify: () => void = () => undefined;
  await new Promise((resolve) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      resolve(undefined);
      received += text.split('\ndata: ').length - 1;
      notify();
    });
  });
  return {
    next: async () => {
      while (received === awaited) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
      awaited = received;
    },
    close: () => response.destroy(),
  };
}
