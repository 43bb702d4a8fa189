import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const MEBIBYTE = 2 ** 20;
/** Below 5 MiB, the limit of a page. */
const LARGE = 4_300_000;
const ORDINARY = 300_000;
const SLOW_MS = 10_000;

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tarte aux pommes',
  recipeYield: '6 personnes',
  prepTime: 'PT20M',
  image: 'https://img.example/tarte.jpg',
  recipeIngredient: [
    '200 g de farine',
    '100 g de beurre',
    '3 œufs',
    '10 cl de lait',
    '1 c. à soupe de sucre',
    '1 pincée de sel',
    '6 pommes',
    '2 c. à café de miel',
    '1 citron',
    '50 g de noix',
  ],
  recipeInstructions: Array.from({ length: 10 }, (_, i) => ({
    '@type': 'HowToStep',
    text: `${String(i + 1)}. Éplucher les pommes, les couper en quartiers et les faire fondre au beurre.`,
  })),
};

const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;
const RECIPE_ONLY = jsonLd(JSON.stringify(RECIPE));

/** A recipe in markup as on real sites: links, pictures, comments, scripts. */
function ordinaryPage(): string {
  let html = RECIPE_ONLY;
  for (let index = 0; html.length < ORDINARY; index++) {
    const i = String(index);
    html += `<div class="card card--${i}" data-id="${i}"><a href="/recettes/recette_${i}.aspx" title="Recette ${i}"><picture><source srcset="/i/${i}.webp 1x, /i/${i}@2x.webp 2x"><img src="/i/${i}.jpg" alt="Recette ${i}" loading="lazy"></picture><h4>Recette n&deg;${i}</h4></a><p>Très bonne recette, merci&nbsp;! <em>À refaire</em> <span>4,${i}/5</span></p><script>window.ads.push({slot:"${i}"})</script></div>`;
  }
  return html;
}

/** Elements that contain each other, each with the text of all inner ones as its property. */
function nestedProperties(depth: number): string {
  const open = '<div itemprop="recipeIngredient">'.repeat(depth);
  const text = 'farine '.repeat((LARGE - open.length) / 7);
  return `<div itemscope itemtype="https://schema.org/Recipe">${open}${text}`;
}

/** A JSON list of recipes, most of which are empty. */
function recipeList(): string {
  const empty = ',{"@type":"Recipe"}';
  return `[${JSON.stringify(RECIPE)}${empty.repeat(LARGE / empty.length)}]`;
}

const PAGES: Readonly<Record<string, string>> = {
  '/slow': RECIPE_ONLY,
  '/small': RECIPE_ONLY,
  '/nested-itemprop-50': nestedProperties(50),
  '/nested-itemprop-500': nestedProperties(500),
  '/deep-json-ld': jsonLd('{"@graph":['.repeat(300_000) + ']}'.repeat(300_000)),
  '/large-json-ld': jsonLd(recipeList()),
  '/angle-brackets': '<'.repeat(5 * MEBIBYTE),
};

const ORDINARY_PAGE = ordinaryPage();
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BOMB = gzipSync(Buffer.alloc(1024 * MEBIBYTE, '<'));

/** A recipe site with hostile pages, one page that takes 10 s, and ordinary pages of 300 KB. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/decompression-bomb') {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(BOMB);
    return;
  }
  const page = PAGES[pathname] ?? ORDINARY_PAGE;
  const send = () => response.writeHead(200, HTML).end(`<!doctype html>${page}`);
  if (pathname === '/slow') setTimeout(send, SLOW_MS);
  else send();
});

process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
});
