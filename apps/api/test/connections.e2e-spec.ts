import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from './support/until.js';
import { signUpPerson } from './support/people.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MIB = 1024 * 1024;
/** A log level of pino. */
const WARN = 40;

describe('connections', () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on' }, { write: (line) => lines.push(line) });
  });
  beforeEach(() => (lines.length = 0));
  afterAll(() => app.close());

  /** Connects and sends the text unchanged. */
  async function send(request: string): Promise<Socket> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  }

  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${String(length)}\r\n\r\n`;

  const last = 'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

  it('a client that disconnects while it sends a body is not logged as an error', async () => {
    const received = once(app.app.getHttpServer(), 'request');
    const socket = await send(`${head('/auth/login', 100)}{"email":`);
    const [, response] = (await received) as [IncomingMessage, ServerResponse];
    socket.destroy();
    await once(response, 'close');
    await app.client().get('/health');
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(Math.max(...levels)).toBeLessThan(WARN);
  });

  it('passwords of clients that have disconnected are not verified', async () => {
    const { email } = await signUpPerson(app);
    const body = JSON.stringify({ email, password: 'un autre mot de passe' });
    const attempts = 60;
    const countAttempts = async () => {
      const text = `select count from attempt_counter where key like 'password:wrong:account:%'`;
      return (await app.sql<{ count: number }>(text))[0]?.count ?? 0;
    };
    const sockets = await Promise.all(
      Array.from({ length: attempts }, () => send(head('/auth/login', body.length) + body)),
    );
    await until(async () => (await countAttempts()) === attempts);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await countAttempts()) !== attempts);
    expect(await countAttempts()).toBeLessThan(attempts);
  });

  it('a connection with more than 32 requests that wait for responses is closed', async () => {
    const get = 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n';
    const accepted = await text(await send(get.repeat(31) + last));
    expect(accepted.match(/HTTP\/1.1 200/g)).toHaveLength(32);
    expect(await text(await send(get.repeat(1000)))).not.toContain('HTTP');
  });

  it('the connection stays open after a small body that was not read, and closes after a large one', async () => {
    const small = await send(`${head('/recipes', 2)}{}${last}`);
    expect(await text(small)).toMatch(/^HTTP\/1.1 401 .*HTTP\/1.1 200 /s);
    const response = await text(await send(head('/recipes', MIB)));
    expect(response).toMatch(/^HTTP\/1.1 401 .*\r\nconnection: close\r\n/s);
  });
});
