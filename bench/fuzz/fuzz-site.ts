import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tarte aux pommes',
  recipeYield: '6 personnes',
  prepTime: 'PT20M',
  image: 'https://img.example/tarte.jpg',
  recipeIngredient: ['200 g de farine', '100 g de beurre', '3 œufs', '6 pommes'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Éplucher les pommes et les couper en dés.' }],
};

const MEAL = {
  idMeal: '52772',
  strMeal: 'Teriyaki Chicken',
  strInstructions: 'Preheat the oven.\r\nMix the sauce.',
  strMealThumb: 'https://img.example/teriyaki.jpg',
  strIngredient1: 'soy sauce',
  strMeasure1: '3/4 cup',
};

const html = (content: string) => `<!doctype html><html lang="fr"><body>${content}</body></html>`;
const linkedData = (json: string) => html(`<script type="application/ld+json">${json}</script>`);
const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + 'texte' + close.repeat(depth);

/** Length of a page that leaves room in a body of 64 KiB. */
const SHORT_PAGE = 30_000;

const ORDINARY_PAGE = linkedData(JSON.stringify(RECIPE));

/** Bodies by path. */
const PAGES: Readonly<Record<string, string>> = {
  '/broken-json': linkedData('{"@type":"Recipe","name":'),
  '/deep-json': linkedData('['.repeat(50_000) + ']'.repeat(50_000)),
  '/wrong-types': linkedData(
    JSON.stringify({ ...RECIPE, name: [{}, null], recipeIngredient: { a: 1 }, recipeYield: -1 }),
  ),
  '/control-characters': linkedData(
    JSON.stringify({ ...RECIPE, name: 'a\0b\ud800', recipeIngredient: ['\0'] }),
  ),
  '/long-lists': linkedData(
    JSON.stringify({
      ...RECIPE,
      recipeIngredient: Array<string>(5_000).fill('1 g de sel'),
      recipeInstructions: Array<string>(5_000).fill('Mélanger.'),
    }),
  ),
  '/long-texts': linkedData(
    JSON.stringify({
      ...RECIPE,
      name: 'x'.repeat(500_000),
      recipeInstructions: 'y '.repeat(200_000),
    }),
  ),
  '/nested-items': html(
    nested(40, '<div itemscope itemtype="https://schema.org/Recipe" itemprop="name">a', '</div>'),
  ),
  '/deep-markup': html(nested(20_000, '<b>', '')),
  '/many-attributes': html(`<p ${'a="1" '.repeat(20_000)}>`),
  '/no-recipe': html('<p>Bonjour</p>'),
  '/empty': '',
};

/** A local site in place of every recipe source, with ordinary and with hostile pages. */
export interface FuzzSite {
  readonly url: string;
  /** Items of each source, as `sourceKey` and `externalId`. */
  readonly items: readonly Readonly<Record<'sourceKey' | 'externalId', string>>[];
  /** Its short pages, to be sent in the body of a preview. */
  readonly pages: readonly string[];
  /** Environment of an API that uses this site for all sources. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

export async function startFuzzSite(): Promise<FuzzSite> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const url = `http://${host}`;
  return {
    url,
    items: itemsOf(url),
    pages: [ORDINARY_PAGE, ...Object.values(PAGES)].filter(({ length }) => length < SHORT_PAGE),
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

function respond({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (url.startsWith('/api/json/')) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ meals: [MEAL] }));
  } else if (url === '/redirect') {
    response.writeHead(302, { location: url }).end();
  } else if (url === '/to-private') {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  } else if (url === '/failure') {
    response.writeHead(500).end();
  } else {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGES[url] ?? ORDINARY_PAGE);
  }
}

function itemsOf(url: string): FuzzSite['items'] {
  const paths = ['/tarte', '/redirect', '/to-private', '/failure', ...Object.keys(PAGES)];
  const addresses = [
    ...paths.map((path) => url + path),
    `${url}/${'x'.repeat(1_900)}`,
    `${url}/${'é'.repeat(600)}`,
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://2130706433/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:password@evil.example/',
    'pas une adresse',
  ];
  return [
    ...addresses.map((address) => ({
      sourceKey: 'web',
      externalId: Buffer.from(address).toString('base64url'),
    })),
    { sourceKey: 'web', externalId: '====' },
    { sourceKey: 'marmiton', externalId: 'recette_tarte-aux-pommes_18588' },
    { sourceKey: 'cuisineAz', externalId: 'filet-de-saumon-63049' },
    { sourceKey: 'theMealDb', externalId: '52772' },
    { sourceKey: 'theMealDb', externalId: '../../etc/passwd' },
    { sourceKey: 'unknown', externalId: '1' },
  ];
}
