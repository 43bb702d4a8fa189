import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { PasswordService } from '../../src/auth/passwords/password.service.js';
import { until } from '../support/until.js';
import { lockProfiles } from '../support/database/table-lock.js';
import { signUpPerson } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { startTestApp, type TestApp, useTestApp } from '../support/test-app.js';

const MIB = 1024 * 1024;
/** A log level of pino. */
const WARN = 40;

/** Fewer than the tests that do not exceed it open at once. */
const MAX_OF_ADDRESS = 100;

const last = 'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

describe('connections', () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await startTestApp(
      { RATE_LIMIT: 'on', MAX_CONNECTIONS_PER_ADDRESS: String(MAX_OF_ADDRESS) },
      { write: (line) => lines.push(line) },
    );
  });
  beforeEach(() => (lines.length = 0));
  afterAll(() => app.close());

  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${String(length)}\r\n\r\n`;

  /** Connects and sends the text unchanged. */
  async function send(request: string): Promise<Socket> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  }

  /** Connects and sends the text, and does not close its side when the server closes the other. */
  async function sendAndStay(request: string) {
    const { hostname, port } = new URL(app.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    const ended = new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
    await once(socket, 'connect');
    socket.write(request);
    return { socket, ended };
  }

  const countConnections = () =>
    new Promise<number>((resolve) => {
      app.app.getHttpServer().getConnections((_error, count) => {
        resolve(count);
      });
    });

  it.each([
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a malformed request', 'GET\r\n\r\n'],
    ['headers that are too large', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n\r\n'],
    ['a body over the limit', head('/auth/login', MIB)],
    ['nothing', ''],
    ['half a request', 'GET / HTTP/1.1\r\nhost: a\r\n'],
    ['half a body', `${head('/auth/login', 100)}{`],
  ])('end after %s, also when the client does not close its side', async (_name, request) => {
    const server = app.app.getHttpServer();
    const { headersTimeout, requestTimeout } = server;
    Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
    const clients = await Promise.all(Array.from({ length: 10 }, () => sendAndStay(request)));
    await Promise.all(clients.map(({ ended }) => ended));
    server.closeIdleConnections(); // of the clients of other tests
    await until(async () => (await countConnections()) === 0);
    expect(await countConnections()).toBe(0);
    Object.assign(server, { headersTimeout, requestTimeout });
    for (const { socket } of clients) socket.destroy();
  });

  it('above the limit of an address are closed at once; it may open others later', async () => {
    app.app.getHttpServer().closeIdleConnections();
    await until(async () => (await countConnections()) === 0);
    const open = await Promise.all(Array.from({ length: MAX_OF_ADDRESS }, () => sendAndStay('')));
    const answer = () =>
      send(last)
        .then(text)
        .catch(() => 'closed');
    expect(await answer()).not.toContain('HTTP');
    open.pop()?.socket.destroy();
    await until(async () => (await countConnections()) < MAX_OF_ADDRESS);
    expect(await answer()).toContain('HTTP/1.1 200');
    for (const { socket } of open) socket.destroy();
    await until(async () => (await countConnections()) === 0);
  });

  it('a large body behind a response that is not sent is forgotten when the connection ends', async () => {
    const { client } = await signUpPerson(app);
    const head = `host: x\r\ncookie: ${client.cookie ?? ''}\r\ncontent-type: application/json\r\n`;
    let requests = 0;
    app.app.getHttpServer().on('request', () => requests++);
    const lock = await lockProfiles(app);
    const sockets = await Promise.all(
      Array.from({ length: 4 }, () =>
        send(
          `GET /auth/me HTTP/1.1\r\n${head}\r\nPOST /recipes HTTP/1.1\r\n${head}content-length: ${String(MIB)}\r\n\r\n{`,
        ),
      ),
    );
    await until(() => requests === 2 * sockets.length);
    for (const socket of sockets) socket.resetAndDestroy();
    await lock.end();
    const body = JSON.stringify({ padding: 'x'.repeat(MIB) });
    const headers = { cookie: client.cookie ?? '', 'content-type': 'application/json' };
    const post = () => fetch(`${app.url}/recipes`, { method: 'POST', headers, body });
    await until(async () => (await post()).status === 400);
    expect((await post()).status).toBe(400);
  });

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
    // Those whose turn it is wait for the lock.
    const lock = await lockProfiles(app);
    const sockets = await Promise.all(
      Array.from({ length: attempts }, () => send(head('/auth/login', body.length) + body)),
    );
    const passwords = app.app.get(PasswordService);
    const arrived = () => passwords.load.running + passwords.load.waiting;
    await until(() => arrived() === attempts);
    const begun = passwords.load.running;
    for (const socket of sockets) socket.destroy();
    await until(() => passwords.load.waiting === 0);
    await lock.end();
    await until(() => arrived() === 0);
    expect(await countAttempts()).toBeLessThanOrEqual(begun);
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

describe('connections of a trusted proxy', () => {
  const proxied = useTestApp({
    RATE_LIMIT: 'on',
    MAX_CONNECTIONS_PER_ADDRESS: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  });

  it('are not limited', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => rawRequest(proxied.url, last)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
