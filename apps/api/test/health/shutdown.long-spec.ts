import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { signUpAdministrator } from '../support/people.js';
import { until } from '../support/until.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const RESULTS = '<a href="/recettes/recette_tatin_2.aspx">Tarte Tatin</a>';

describe('shutdown', () => {
  let app: TestApp;
  let closed: Promise<void> | undefined;

  /** Begins the shutdown. Returns when the server no longer accepts connections. */
  async function beginShutdown(): Promise<void> {
    const server = app.app.getHttpServer();
    closed = app.close();
    await until(() => !server.listening);
  }

  it('GET /health/ready returns 503/5030 on a connection that is still open', async () => {
    app = await startTestApp();
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const head = 'GET /health/ready HTTP/1.1\r\nhost: localhost\r\n';
    socket.write(`${head}\r\n${head}`); // one request and the beginning of a second one
    await once(socket, 'readable'); // the first response: the server has read both
    await beginShutdown();
    socket.write('\r\n');
    const [first, second] = (await text(socket)).split(/(?<=})(?=HTTP)/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(second).toMatch(/^HTTP\/1\.1 503 .*connection: close.*"code":5030/is);
    await closed;
  });

  it('DRAIN_DELAY_MS keeps the server open while GET /health/ready returns 503/5030', async () => {
    app = await startTestApp({ DRAIN_DELAY_MS: '2000' });
    closed = app.close();
    const isListening = () => app.app.getHttpServer().listening;
    const client = app.client(); // every request may open a connection
    await until(async () => (await client.sendOnce('GET', '/health/ready')).status === 503);
    const refused = await client.sendOnce('GET', '/health/ready');
    expect(refused).toMatchObject({ status: 503, body: { code: 5030 } });
    expect(await client.get('/reference/diets')).toMatchObject({ status: 200 });
    expect(isListening()).toBe(true);
    await until(() => !isListening());
    await closed;
  });

  it('completes a request that waits for an external site and then reads the database', async () => {
    const site = createServer((_request, response) => {
      void beginShutdown().then(() => response.setHeader('content-type', 'text/html').end(RESULTS));
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${String((site.address() as AddressInfo).port)}`;
    app = await startTestApp({
      EGRESS_ALLOW_HOSTS: host,
      SOURCE_MARMITON_BASE_URL: `http://${host}`,
    });
    const { client } = await signUpAdministrator(app);
    const { body: sources } = await client.get('/reference/sources');
    const sourceIds = sources.map(({ id }: { id: number }) => id);
    await client.patch('/house/current/sources', { sourceIds });

    const { status, body, headers } = await client.get('/sources/marmiton/items?search=tarte');
    expect({ status, body }).toMatchObject({ status: 200, body: [{ alreadyImported: false }] });
    expect(headers.get('connection')).toBe('close');
    await closed;
    site.close();
  });

  it('ends although something never ends', async () => {
    const draining = path.resolve(
      __dirname,
      '../../../../dist/libs/platform/src/server/draining.js',
    );
    const program = `
      const { endAfterSignal } = await import('${draining}');
      endAfterSignal(-13_900);
      process.on('SIGTERM', () => undefined);
      setInterval(() => undefined, 1000);
      console.log('runs');`;
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: [...stdio],
    });
    const problem = text(child.stderr);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await problem).toContain('still waits for something');
  });
});
