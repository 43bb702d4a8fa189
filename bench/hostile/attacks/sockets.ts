import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../attack.js';
import { withConnection } from '../raw-connection.js';
import type { Traffic } from '../traffic.js';

const HALF_REQUESTS = 2_000;
const HALF_BODIES = 1_000;
/** Clients whose bodies take more memory than the API gives to unfinished ones. */
const UNFINISHED_BODIES = 4_000;
const SILENT = 10_000;
const FAST_CLIENTS = 16;
const DRIP_INTERVAL_MS = 1_000;
/** Pause of a client after its connection was closed, in milliseconds. */
const RECONNECT_MS = 20;
/** Time over which the clients open their first connections, in milliseconds. */
const START_MS = 1_000;

const HOST = 'Host: 127.0.0.1\r\n';
const GET = `GET /health HTTP/1.1\r\n${HOST}\r\n`;
const LONG_BODY = `POST /auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;

/** Bytes that are not a request which the API supports. */
const GARBAGE: readonly (string | Buffer)[] = [
  `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`,
  `TRACE / HTTP/1.1\r\n${HOST}\r\n`,
  randomBytes(10_000),
  Buffer.alloc(10_000),
  '\r\n'.repeat(5_000),
  `GET /health HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `POST /auth/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}Expect: 1000-nothing\r\n\r\n`,
  `GET /health HTTP/9.9\r\n${HOST}\r\n`,
];

/** Clients that misuse connections. */
export const SOCKETS: readonly Attack[] = [
  connections('half-requests', HALF_REQUESTS, (socket, traffic) =>
    drip(socket, traffic, `GET /health HTTP/1.1\r\n${HOST}X-Slow: `),
  ),
  connections('half-bodies', HALF_BODIES, (socket, traffic) =>
    drip(socket, traffic, `${LONG_BODY}{"email":"`),
  ),
  connections('unfinished-bodies', UNFINISHED_BODIES, (socket) =>
    socket.write(LONG_BODY + 'x'.repeat(59_999)),
  ),
  connections('silent', SILENT, () => undefined),
  connections('connect-and-reset', FAST_CLIENTS, (socket) => {
    socket.write(`CONNECT a:1 HTTP/1.1\r\n\r\n`, () => socket.resetAndDestroy());
  }),
  connections('pipelining', FAST_CLIENTS, (socket, traffic) =>
    writeRepeatedly(socket, traffic, GET.repeat(1_000)),
  ),
  connections('long-headers', FAST_CLIENTS, (socket) =>
    socket.write(
      `GET /health HTTP/1.1\r\n${HOST}${`X-Long: ${'x'.repeat(1_000)}\r\n`.repeat(200)}`,
    ),
  ),
  connections('garbage', FAST_CLIENTS, (socket, _traffic, index) =>
    socket.end(GARBAGE[index % GARBAGE.length] ?? ''),
  ),
];

/** An attack whose clients open one connection after the other. */
function connections(
  name: string,
  clients: number,
  use: (socket: Socket, traffic: Traffic, index: number) => unknown,
): Attack {
  return {
    name,
    prepare: () =>
      Promise.resolve({
        run: (traffic) =>
          traffic.repeat(clients, async (index) => {
            if (index < clients) await setTimeout((index / clients) * START_MS);
            traffic.sent++;
            await withConnection(traffic, (socket) => use(socket, traffic, index));
            await setTimeout(RECONNECT_MS);
          }),
      }),
  };
}

/** Writes the start of a request, then one byte at intervals. */
async function drip(socket: Socket, traffic: Traffic, start: string): Promise<void> {
  socket.write(start);
  while (!traffic.isOver && !socket.destroyed) {
    await setTimeout(DRIP_INTERVAL_MS);
    if (socket.writable) socket.write('x');
  }
}

/** Writes the same bytes as fast as the connection accepts them. */
async function writeRepeatedly(socket: Socket, traffic: Traffic, bytes: string): Promise<void> {
  while (!traffic.isOver && socket.writable) {
    await new Promise((resolve) => socket.write(bytes, resolve));
  }
}
