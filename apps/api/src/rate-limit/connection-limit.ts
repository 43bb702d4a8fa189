import type { Server } from 'node:http';
import { isTrustedProxy } from '../http/trusted-proxies.js';
import { ownNetworkOf } from '../requester/client-address.js';

/**
 * Closes a connection at once when its address, or its IPv6 /48, already has `max` of them, so that no client can hold
 * all connections of the process. The connections of trusted proxies belong to many clients. A
 * connection without an address was reset while it waited: its requests could not be counted.
 */
export function limitConnections(
  server: Server,
  max: number,
  trustedProxies: readonly string[],
): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (isTrustedProxy(remoteAddress, trustedProxies)) return;
    const address = remoteAddress === undefined ? '' : ownNetworkOf(remoteAddress);
    const count = counts.get(address) ?? 0;
    if (address === '' || count >= max) {
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    socket.once('close', () => {
      const others = (counts.get(address) ?? 1) - 1;
      if (others === 0) counts.delete(address);
      else counts.set(address, others);
    });
  });
}
