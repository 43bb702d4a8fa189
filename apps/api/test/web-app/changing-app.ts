import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that serves the application of an API, and later a new version of it. */
export interface ChangingApp {
  readonly url: string;
  /** From now on, the service worker is another one. */
  deploy(): void;
  /** From now on, no request has a response. */
  stop(): void;
}

/** The version of the service worker after the deployment. */
export const NEW_VERSION = 'fedcba9876543210';

const NEW_CONSTANT = `const VERSION = '${NEW_VERSION}';`;

export async function serveChangingApp(apiUrl: string): Promise<ChangingApp> {
  let isDeployed = false;
  const server = createServer((request, response) => {
    void (async () => {
      const { status, headers, body } = await read(apiUrl + (request.url ?? ''));
      const text = isDeployed ? body.replace(/^const VERSION = .*$/m, NEW_CONSTANT) : body;
      response.writeHead(status, headers).end(Buffer.from(text, 'latin1'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    deploy: () => {
      isDeployed = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads a file. In Latin-1, so that images stay as they are. */
async function read(url: string) {
  const response = await fetch(url, {
    headers: { accept: 'text/html, */*', 'accept-encoding': 'identity' },
  });
  const names = ['content-type', 'cache-control'];
  const headers = names.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, headers: Object.fromEntries(headers), body };
}
