import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between the API and the database that can stop passing bytes without closing anything. */
export class SilentProxy {
  private readonly sockets = new Set<Socket>();
  private isSilent = false;
  private readonly server = createServer((socket) => {
    const database = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [socket, database],
      [database, socket],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      if (this.isSilent) from.pause();
    }
  });

  private constructor(private readonly target: URL) {}

  static async start(databaseUrl: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(new URL(databaseUrl));
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** The URL of the database through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was sent meanwhile arrives now. */
  resume(): void {
    this.isSilent = false;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
