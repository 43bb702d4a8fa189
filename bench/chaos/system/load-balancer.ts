import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const CHECK_INTERVAL_MS = 500;
const CHECK_TIMEOUT_MS = 1_000;
/** Longer than the pauses of a client, so that it never sends on a connection that was closed. */
const KEEP_ALIVE_MS = 600_000;

interface Backend {
  readonly url: string;
  isReady: boolean;
}

/**
 * Forwards each request to one of the APIs, in turn. It asks `GET /health/ready` twice a second;
 * when no API is ready, it uses all of them. A request is sent to another API only when the
 * connection to the first one was refused, so that nothing was sent.
 */
export class LoadBalancer {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      void this.forward(request, response);
    },
  );
  private readonly checks: NodeJS.Timeout;
  private next = 0;

  private constructor(private readonly backends: readonly Backend[]) {
    this.checks = setInterval(() => {
      for (const backend of backends) void check(backend);
    }, CHECK_INTERVAL_MS);
  }

  static async start(urls: readonly string[], port: number): Promise<LoadBalancer> {
    const balancer = new LoadBalancer(urls.map((url) => ({ url, isReady: true })));
    await once(balancer.server.listen(port, '127.0.0.1'), 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    clearInterval(this.checks);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined);
    if (body !== undefined) this.send(request, response, body, this.candidates());
  }

  /** The APIs in the order in which they are tried. */
  private candidates(): readonly Backend[] {
    const ready = this.backends.filter(({ isReady }) => isReady);
    const usable = ready.length > 0 ? ready : this.backends;
    const start = this.next++ % usable.length;
    return [...usable.slice(start), ...usable.slice(0, start)];
  }

  private send(
    { method, url = '/', headers }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    [backend, ...others]: readonly Backend[],
  ): void {
    if (backend === undefined) {
      sendBadGateway(response, 'ECONNREFUSED');
      return;
    }
    const options = { method, headers, agent: this.agent };
    const forwarded = sendRequest(new URL(url, backend.url), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy();
      else if (error.code === 'ECONNREFUSED') {
        this.send({ method, url, headers } as IncomingMessage, response, body, others);
      } else sendBadGateway(response, error.code ?? error.message);
    });
    response.on('close', () => forwarded.destroy());
    forwarded.end(body);
  }
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive']);

/** Without the headers that concern the connection to the API only. */
function endToEnd(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const isEndToEnd = ([name]: [string, unknown]) => !HOP_BY_HOP.has(name);
  return Object.fromEntries(Object.entries(headers).filter(isEndToEnd));
}

/** The answer of the load balancer itself. The text names the failure of the connection. */
function sendBadGateway(response: ServerResponse, text: string): void {
  response.writeHead(502, { 'content-type': 'text/plain' }).end(text);
}

async function check(backend: Backend): Promise<void> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  backend.isReady = await fetch(`${backend.url}/health/ready`, { signal }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
