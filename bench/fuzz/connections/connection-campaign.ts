import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Random } from '../../seed/random.js';
import { HOSTILE_BYTES } from './hostile-bytes.js';

const CLIENTS = 2;
/** Connections that a client opens at the same moment. */
const MAX_AT_ONCE = 10;
/** Milliseconds in which the service must close a connection: more than its longest timeout. */
const MAX_OPEN = 90_000;
/** Milliseconds for which a client waits for responses. */
const READ_TIME = 200;

/** What a client does after it has sent its bytes. */
type Ending = 'resets' | 'closes' | 'stays';
const ENDINGS: readonly Ending[] = ['resets', 'closes', 'stays'];

/** A status line, with the start of the body if it is an error. */
const ANSWER = /HTTP\/1\.1 (\d{3})[^]*?\r\n\r\n(?:(\{"code":\d+,"message":"))?/g;

/**
 * Sends hostile bytes on connections of its own, beside the requests of the other campaign: slowly or
 * at once, on one connection or on several, and resets them, closes them or keeps them open.
 */
export class ConnectionCampaign {
  readonly problems = new Set<string>();
  private readonly kept = new Set<{
    readonly name: string;
    readonly since: number;
    socket: Socket;
  }>();

  constructor(
    private readonly apiUrl: string,
    private readonly seed: number,
    private readonly isOver: () => boolean,
  ) {}

  /** Runs until the other campaign is over. */
  async run(): Promise<void> {
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => this.work(client)));
    for (const { name, since, socket } of this.kept) {
      if (performance.now() - since > MAX_OPEN) this.problems.add(`${name}: not closed in time`);
      socket.destroy();
    }
  }

  private async work(client: number): Promise<void> {
    const random = new Random(this.seed + 1_000 + client);
    while (!this.isOver()) {
      const [name, bytesOf] = random.pick(Object.entries(HOSTILE_BYTES));
      const ending = random.pick(ENDINGS);
      const count = random.chance(0.1) ? random.between(2, MAX_AT_ONCE) : 1;
      const isSlow = random.chance(0.2);
      await Promise.all(
        Array.from({ length: count }, () =>
          this.connection(`${name}, ${ending}`, bytesOf(random), ending, isSlow, random),
        ),
      );
    }
  }

  private async connection(
    name: string,
    bytes: string,
    ending: Ending,
    isSlow: boolean,
    random: Random,
  ): Promise<void> {
    const { hostname, port } = new URL(this.apiUrl);
    const socket = connect({
      port: Number(port),
      host: hostname,
      allowHalfOpen: ending === 'stays',
    });
    let received = '';
    socket.setEncoding('latin1').on('data', (data: string) => (received += data));
    socket.on('error', () => undefined); // the service may reset the connection
    const ended = new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
    await Promise.race([once(socket, 'connect').catch(() => undefined), ended]);
    await send(socket, bytes, isSlow);
    if (ending === 'resets') {
      await setTimeout(random.between(0, 20));
      socket.resetAndDestroy();
    } else {
      await Promise.race([ended, setTimeout(READ_TIME)]);
      if (ending === 'stays') this.keep(name, socket);
      else socket.destroy();
    }
    this.check(name, received);
  }

  /** Keeps a connection, whose client does not close its side, until the service closes it. */
  private keep(name: string, socket: Socket): void {
    const kept = { name, since: performance.now(), socket };
    this.kept.add(kept);
    socket.once('end', () => {
      socket.destroy();
    });
    socket.once('close', () => this.kept.delete(kept));
    if (socket.readableEnded) socket.destroy();
  }

  /** Every answer that arrived must be a success or an error envelope, and none a failure. */
  private check(name: string, received: string): void {
    for (const [, status = '', envelope] of received.matchAll(ANSWER)) {
      const isError = Number(status) >= 400;
      if (Number(status) >= 500) this.problems.add(`${name}: ${status}`);
      else if (isError && envelope === undefined) this.problems.add(`${name}: no error envelope`);
    }
  }
}

/** Writes the bytes at once, or the first of them one by one. */
async function send(socket: Socket, bytes: string, isSlow: boolean): Promise<void> {
  const slow = isSlow ? bytes.slice(0, 50) : '';
  for (const byte of slow) {
    socket.write(byte, 'latin1');
    await setTimeout(5);
  }
  socket.write(bytes.slice(slow.length), 'latin1');
}
