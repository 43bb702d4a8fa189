import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux (from 32,768), macOS and Windows give to connections and to port 0. */
const [FIRST, LAST] = [10_000, 32_767];

/**
 * A free port, for a server that starts later on a known port. Until then the system gives it to no
 * other process.
 */
export async function freePort(): Promise<string> {
  const port = randomInt(FIRST, LAST + 1);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return String(port);
}
