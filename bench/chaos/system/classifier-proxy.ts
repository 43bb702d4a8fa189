import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { answerRubbish } from './rubbish.js';

/** What happens to the connections of the API to the classifier. */
export type ProxyMode = 'pass' | 'rubbish' | 'black hole';

/** The connection between the APIs and the classifier, which can be cut or give rubbish. */
export class ClassifierProxy {
  private mode: ProxyMode = 'pass';
  private readonly sockets = new Set<Socket>();
  private readonly rubbish = createHttpServer(answerRubbish);
  private readonly server = createServer((socket) => {
    this.accept(socket);
  });

  private constructor(private readonly classifierPort: number) {}

  static async start(classifierPort: number): Promise<ClassifierProxy> {
    const proxy = new ClassifierProxy(classifierPort);
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /**
   * `black hole`: no byte passes on open or new connections, and none is closed. The other modes
   * begin with new connections.
   */
  setMode(mode: ProxyMode): void {
    this.mode = mode;
    if (mode === 'black hole') for (const socket of this.sockets) socket.pause().unpipe();
    else this.destroyConnections();
  }

  stop(): void {
    this.destroyConnections();
    this.server.close();
  }

  private destroyConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private accept(socket: Socket): void {
    this.track(socket);
    if (this.mode === 'rubbish') this.rubbish.emit('connection', socket);
    else if (this.mode === 'pass') this.join(socket);
  }

  private join(socket: Socket): void {
    const classifier = connect(this.classifierPort, '127.0.0.1');
    this.track(classifier);
    socket.pipe(classifier).pipe(socket);
    socket.on('close', () => classifier.destroy());
    classifier.on('close', () => socket.destroy());
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
