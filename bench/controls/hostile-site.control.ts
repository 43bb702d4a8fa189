import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const MEBIBYTE = 2 ** 20;
/** Below 5 MiB, the limit of a page. */
const LARGE = 4_300_000;
const SLOW_MS = 10_000;

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tarte aux pommes',
  recipeIngredient: ['200 g de farine', '6 pommes'],
  recipeInstructions: ['Éplucher les pommes.', 'Enfourner pendant 45 minutes.'],
};

/** Elements that contain each other, each with the text of all inner ones as its property. */
function nestedProperties(depth: number): string {
  const open = '<div itemprop="recipeIngredient">'.repeat(depth);
  const text = 'farine '.repeat((LARGE - open.length) / 7);
  return `<div itemscope itemtype="https://schema.org/Recipe">${open}${text}`;
}

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** A JSON list of recipes, most of which are empty. */
function recipeList(): string {
  const empty = ',{"@type":"Recipe"}';
  return `[${JSON.stringify(RECIPE)}${empty.repeat(LARGE / empty.length)}]`;
}

const PAGES: Readonly<Record<string, string>> = {
  '/ordinary': jsonLd(JSON.stringify(RECIPE)),
  '/slow': jsonLd(JSON.stringify(RECIPE)),
  '/nested-itemprop-50': nestedProperties(50),
  '/nested-itemprop-500': nestedProperties(500),
  '/deep-json-ld': jsonLd('{"@graph":['.repeat(300_000) + ']}'.repeat(300_000)),
  '/large-json-ld': jsonLd(recipeList()),
  '/angle-brackets': '<'.repeat(5 * MEBIBYTE),
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BOMB = gzipSync(Buffer.alloc(1024 * MEBIBYTE, '<'));

/** A recipe site with hostile pages, one page that takes 10 s, and an ordinary page. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/decompression-bomb') {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(BOMB);
    return;
  }
  const send = () => response.writeHead(200, HTML).end(`<!doctype html>${PAGES[pathname] ?? ''}`);
  if (pathname === '/slow') setTimeout(send, SLOW_MS);
  else send();
});

process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
});
