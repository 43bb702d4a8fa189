import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { rawRequest } from '../support/raw-request.js';
import { useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const KIB = 1024;
const MIB = 1024 * KIB;

/** JSON of an object with a long text in an unknown field; `bytes` in all. */
const padded = (bytes: number, body: object = {}) => {
  const json = JSON.stringify({ ...body, padding: '' });
  return json.replace('"padding":""', `"padding":"${'x'.repeat(bytes - Buffer.byteLength(json))}"`);
};

describe('unfinished bodies', () => {
  const CLIENTS = 1_000;
  const app = useTestApp({ TRUSTED_PROXIES: '127.0.0.1' });

  /** Begins a login from an address and sends all of its body but the last bytes. */
  function beginLogin(address: string, body: string): Socket {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /auth/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body.slice(0, -2)}`,
    );
    return socket;
  }

  it('take at most 32 MiB; the oldest of the client with the most are refused with 503/5030', async () => {
    const { email, password } = await app.client().signUp();
    const login = JSON.stringify({ email, password });
    const honest = beginLogin('192.0.2.1', login);
    await once(app.app.getHttpServer(), 'request');
    const answers: string[] = [];
    let closed = 0;
    const sockets = Array.from({ length: CLIENTS }, () => {
      const socket = beginLogin('192.0.2.2', padded(64 * KIB));
      socket.on('data', (data) => answers.push(String(data))).on('error', () => undefined);
      socket.once('close', () => closed++);
      return socket;
    });
    const surplus = CLIENTS - (32 * MIB) / (64 * KIB);
    await until(() => closed >= surplus);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 503 .*"code":5030/s);
    honest.write(login.slice(-2));
    expect(await text(honest)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of sockets) socket.destroy();
  });

  it('that arrive byte by byte are complete', async () => {
    const { email, password } = await app.client().signUp();
    const body = JSON.stringify({ email, password });
    const chunks = Array.from(body, (byte) => `1\r\n${byte}\r\n`).join('');
    const head =
      'POST /auth/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    expect(await rawRequest(app.url, `${head}${chunks}0\r\n\r\n`)).toMatchObject({ status: 200 });
  });

  it('that arrive byte by byte have the same limit', async () => {
    const chunks = '1\r\nx\r\n'.repeat(64 * KIB + 1);
    const head =
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    const { status, body } = await rawRequest(app.url, `${head}${chunks}`);
    expect([status, JSON.parse(body)]).toMatchObject([413, { code: 4130 }]);
  });
});
