import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives webhooks. Its responses are those of `respond`, by default 204. */
export interface Receiver {
  readonly host: string;
  readonly url: string;
  readonly received: Received[];
  respond: (response: ServerResponse) => void;
  /** The types and ids of the messages with a valid signature, in the order in which they arrived. */
  messages(secret: string): { id: string; type: string; ids: number[] }[];
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body: Buffer.concat(chunks).toString() });
      receiver.respond(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const receiver: Receiver = {
    host,
    url: `http://${host}/hook`,
    received,
    respond: (response) => response.writeHead(204).end(),
    messages: (secret) =>
      received.map(({ headers, body }) => {
        const message = new Webhook(secret).verify(body, headers as Record<string, string>) as any;
        expect(Object.keys(message)).toEqual(['type', 'timestamp', 'data']);
        expect(new Date(message.timestamp).toISOString()).toBe(message.timestamp);
        return { id: String(headers['webhook-id']), type: message.type, ids: message.data.ids };
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
