import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux (from 32,768), macOS and Windows give to connections and to port 0. */
const [FIRST, LAST] = [10_000, 32_767];

/**
 * Returns a free port, `preferred` when that is free. The system gives it to no other process before
 * the server that it is for has started.
 */
export async function freePort(preferred) {
  const port = preferred ?? randomInt(FIRST, LAST + 1);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
