import { freePort } from './free-port.js';
import { type ServerProcess, startServer, versionOf } from './server-process.js';

/** A kind of server, and how to start it. */
export interface ServerProgram {
  readonly command: string;
  readonly scheme: string;
  /** Arguments that make the server listen on this port of 127.0.0.1 and write no files. */
  readonly options: (port: string) => readonly string[];
}

export const NATS: ServerProgram = {
  command: 'nats-server',
  scheme: 'nats',
  options: (port) => ['--addr', '127.0.0.1', '--port', port],
};

export const REDIS: ServerProgram = {
  command: 'redis-server',
  scheme: 'redis',
  options: (port) => ['--bind', '127.0.0.1', '--port', port, '--save', '', '--appendonly', 'no'],
};

/** A server that can be stopped and started again at the same URL. */
export class Broker {
  private constructor(
    private readonly program: ServerProgram,
    private readonly port: string,
    private server: ServerProcess,
  ) {}

  static async start(program: ServerProgram): Promise<Broker> {
    const port = await freePort();
    const server = await startServer(program.command, program.options(port), port);
    return new Broker(program, port, server);
  }

  get url(): string {
    return `${this.program.scheme}://127.0.0.1:${this.port}`;
  }

  freeze(): void {
    this.server.freeze();
  }

  resume(): void {
    this.server.resume();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  async startAgain(): Promise<void> {
    this.server = await startServer(
      this.program.command,
      this.program.options(this.port),
      this.port,
    );
  }
}

export function isInstalled({ command }: ServerProgram): boolean {
  return versionOf(command) !== undefined;
}

/** For the name of a suite: why its tests are skipped, if they are. */
export function skipReason(program: ServerProgram): string {
  return isInstalled(program) ? '' : ` (skipped: ${program.command} is not on the PATH)`;
}
