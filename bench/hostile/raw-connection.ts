import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Traffic } from './traffic.js';

/** The start of each response. */
const STATUS_LINE = /HTTP\/1\.1 (\d{3})/g;

/** Not the address of the bystander. */
const ATTACKER = '127.0.0.2';

/**
 * Opens a connection to the API and records the status of each answer, and the end of a connection
 * without an answer as `closed`.
 * @param use writes bytes; the connection is destroyed when the attack ends
 */
export async function withConnection(
  traffic: Traffic,
  use: (socket: Socket) => unknown,
): Promise<void> {
  const { hostname, port } = new URL(traffic.apiUrl);
  const socket = connect({
    host: hostname,
    port: Number(port),
    localAddress: ATTACKER,
    allowHalfOpen: true,
  });
  let answers = 0;
  socket.setEncoding('latin1').on('data', (data: string) => {
    for (const [, status = ''] of data.matchAll(STATUS_LINE)) {
      answers++;
      traffic.record(status);
    }
  });
  const closed = once(socket, 'close').catch(() => undefined);
  socket.on('error', () => undefined);
  use(socket);
  await Promise.race([closed, traffic.ended]);
  if (answers === 0) traffic.record('closed');
  socket.destroy();
}
