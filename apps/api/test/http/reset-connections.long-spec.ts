import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import {
  type AppProcess,
  startApiProcess,
  startClassifierProcess,
} from '../support/processes/app-process.js';

const CONNECTIONS = 20;

const REQUESTS: readonly (readonly [name: string, request: string])[] = [
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['CONNECT with data', `CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n${'x'.repeat(100_000)}`],
  ['an upgrade', 'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n\r\n'],
  ['a malformed request', 'GET\r\n\r\n'],
  ['too many bytes of headers', `GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['a path of no route', 'GET /%zz HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['half a body', 'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'],
];

describe('a client that resets its connections', () => {
  let database: TestDatabase;
  let processes: readonly AppProcess[];
  beforeAll(async () => {
    database = await createTestDatabase();
    processes = await Promise.all([
      startApiProcess(database.databaseUrl, randomBytes(32).toString('hex')),
      startClassifierProcess({}),
    ]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await database.drop();
  });

  it.each(REQUESTS)('does not end the API or the classifier after %s', async (_name, request) => {
    for (const { url } of processes) {
      await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAndReset(url, request)));
      expect((await fetch(`${url}/health`)).status).toBe(200);
    }
  });
});

/** Sends the text and resets the connection without reading the response. */
async function sendAndReset(url: string, request: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // the server may reset first
  await once(socket, 'connect');
  await new Promise((sent) => socket.write(request, sent));
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}
