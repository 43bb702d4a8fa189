import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.js';

interface Page {
  readonly status?: number;
  readonly type?: string;
  readonly location?: string;
  readonly body?: string | Uint8Array;
  /** The site responds when this is resolved. */
  readonly after?: Promise<void>;
}

/** A local recipe site that replaces the real sources. */
export interface RecipeSite {
  readonly url: string;
  /** Pages by path and query; any other path returns 404. */
  readonly pages: Map<string, Page>;
  /** Requested paths, in order. */
  readonly requests: string[];
  /** Headers of these requests. */
  readonly headers: IncomingHttpHeaders[];
  /** Environment of an API that uses this site for all sources. */
  readonly env: Record<string, string>;
  close(): void;
}

export async function startRecipeSite(): Promise<RecipeSite> {
  const pages = new Map<string, Page>();
  const requests: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    headers.push(request.headers);
    const page = pages.get(path) ?? { status: 404 };
    void Promise.resolve(page.after).then(() => {
      response.writeHead(page.status ?? 200, {
        'content-type': page.type ?? 'text/html; charset=utf-8',
        ...(page.location === undefined ? {} : { location: page.location }),
      });
      response.end(page.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const url = `http://${host}`;
  return {
    url,
    pages,
    requests,
    headers,
    env: {
      EGRESS_ALLOW_HOSTS: host,
      SOURCE_THEMEALDB_BASE_URL: url,
      SOURCE_MARMITON_BASE_URL: url,
      SOURCE_CUISINEAZ_BASE_URL: url,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Waits until the site has received a number of requests. */
export async function requested({ requests }: RecipeSite, count: number): Promise<void> {
  await until(() => requests.length >= count);
}

/** An HTML page that contains the recipe as JSON-LD. */
export function recipePage(recipe: Record<string, unknown>): Page {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe });
  return {
    body: `<!doctype html><html lang="fr"><head><script type="application/ld+json">${json}</script></head></html>`,
  };
}
