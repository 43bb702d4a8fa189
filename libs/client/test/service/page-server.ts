import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const library = path.join(__dirname, '../..');
const tsc = path.join(library, '../../node_modules/typescript/bin/tsc');

/** A server of an empty page and of the built client, on an origin of its own. */
export interface PageServer {
  readonly origin: string;
  /** Forwards requests below `/api`, without `/api`, and replaces their `Host`. */
  proxyTo(apiUrl: string): void;
  close(): void;
}

/** Builds the client as the package contains it, and serves it. */
export async function startPageServer(): Promise<PageServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'popote-page-'));
  const project = path.join(library, 'tsconfig.build.json');
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', folder]);
  let apiUrl = '';
  const server = createServer((incoming, response) => {
    const { url = '/' } = incoming;
    if (url.startsWith('/api/')) forward(incoming, response, apiUrl + url.slice('/api'.length));
    else if (url.endsWith('.js')) sendScript(response, path.join(folder, url));
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    proxyTo: (url) => {
      apiUrl = url;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function sendScript(response: ServerResponse, file: string): void {
  response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
}

function forward(incoming: IncomingMessage, response: ServerResponse, url: string): void {
  const { method, headers } = incoming;
  const outgoing = request(
    url,
    { method, headers: { ...headers, host: new URL(url).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  incoming.pipe(outgoing);
}
