import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector that accepts every span and keeps none. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${String(port)}` });
});
