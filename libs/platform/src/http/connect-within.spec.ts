import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { Pool } from 'undici';
import { connectWithin } from './connect-within.js';

const REQUEST = { path: '/', method: 'GET' } as const;

describe('connectWithin', () => {
  it('fails a request when the look-up of the name does not end', async () => {
    const pool = new Pool('http://classifier.test', {
      connect: connectWithin(20, () => undefined),
    });
    await expect(pool.request(REQUEST)).rejects.toThrow(
      'No connection to classifier.test within 20 ms.',
    );
    await pool.destroy();
  });

  it('does not repeat a look-up that has not ended', async () => {
    const lookups: string[] = [];
    const connect = connectWithin(20, (name) => lookups.push(name));
    const pool = new Pool('http://classifier.test', { connect, connections: 2 });
    for (let i = 0; i < 3; i++) {
      await Promise.allSettled([pool.request(REQUEST), pool.request(REQUEST)]);
    }
    expect(lookups).toEqual(['classifier.test']);
    await pool.destroy();
  });

  it('connects every request that waits for the same look-up', async () => {
    const server = createServer((_request, response) => response.end('here')).listen(0);
    const { port } = server.address() as AddressInfo;
    const lookup: LookupFunction = (_name, { all }, callback) => {
      setTimeout(() => {
        if (all === true) callback(null, [{ address: '127.0.0.1', family: 4 }]);
        else callback(null, '127.0.0.1', 4);
      }, 5);
    };
    const connect = connectWithin(10_000, lookup);
    const pool = new Pool(`http://classifier.test:${String(port)}`, { connect, connections: 2 });
    const responses = await Promise.all([pool.request(REQUEST), pool.request(REQUEST)]);
    expect(await Promise.all(responses.map(({ body }) => body.text()))).toEqual(['here', 'here']);
    await pool.close();
    server.close();
  });
});
