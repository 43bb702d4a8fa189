import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another version of the page. */
const OTHER = 'fedcba9876543210';

/** A proxy that serves the page `/list` of an API, and later a new version of it. */
export interface ChangingPage {
  readonly url: string;
  /** From now on, the same files have the addresses of another version. */
  deploy(): string;
  /** From now on, no request has a response. */
  stop(): void;
}

export async function serveChangingPage(apiUrl: string): Promise<ChangingPage> {
  const page = await (await fetch(`${apiUrl}/list`)).text();
  const version = /list\/([\da-f]{16})\//.exec(page)?.[1] ?? '';
  let isDeployed = false;
  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').replace(isDeployed ? OTHER : /$/, isDeployed ? version : '');
      const { status, headers, body } = await read(apiUrl + path);
      const text = isDeployed ? body.replaceAll(version, OTHER) : body;
      response.writeHead(status, headers).end(Buffer.from(text, 'latin1'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    deploy: () => {
      isDeployed = true;
      return OTHER;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads a file. In Latin-1, so that images stay as they are. */
async function read(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const names = ['content-type', 'cache-control', 'service-worker-allowed'];
  const headers = names.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, headers: Object.fromEntries(headers), body };
}
