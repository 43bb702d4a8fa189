import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { drainOnClose } from './draining.js';

const LONG_TIMEOUT = 3_600_000;

/** Listens and connects a client that sends the text unchanged. */
async function send(fastify: FastifyInstance, request: string): Promise<Socket> {
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  await once(fastify.server, request === '' ? 'connection' : 'request');
  return socket;
}

describe('drainOnClose', () => {
  it('closes the connection of a client that does not complete its request', async () => {
    const fastify = Fastify().post('/', () => 'received');
    drainOnClose(fastify, 50);
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100';
    const socket = await send(fastify, `${head}\r\n\r\nhalf`);
    await fastify.close();
    expect(await text(socket)).toBe('');
  });

  it('closes the connection of a client that sends nothing', async () => {
    const fastify = Fastify();
    drainOnClose(fastify, 50);
    const socket = await send(fastify, '');
    await fastify.close();
    expect(await text(socket)).toBe('');
  });

  it('completes a request in progress and closes its connection', async () => {
    let finish!: (body: string) => void;
    const body = new Promise<string>((resolve) => (finish = resolve));
    const fastify = Fastify().get('/', () => body);
    drainOnClose(fastify, LONG_TIMEOUT);
    fastify.addHook('preClose', (done) => {
      finish('complete');
      done();
    });
    const socket = await send(fastify, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [response] = await Promise.all([text(socket), fastify.close()]);
    expect(response).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*complete$/is);
  });
});
