import { type CheerioAPI, load } from 'cheerio/slim';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { parseMarkup } from './html/parse-markup.js';
import { TextReader } from './html/readable-text.js';
import { secureUrl } from './html/secure-url.js';
import { cleanLine, cleanText, clip } from './text/clean-text.js';

/** Maximum number of items in a page of results. */
const MAX_ITEMS = 60;
/** Maximum number of links read for each item. */
const MAX_LINKS = 3;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [class*="title" i]';
/** Number of ancestors of a link that may be the card of its item. */
const CARD_LEVELS = 4;
/** Parts of a page that link to recipes other than the results. */
const ASIDES = 'nav, aside, footer';

/** An item in a list of results. */
export interface FoundItem {
  readonly externalId: string;
  readonly name: string;
  /** An https URL, or null. */
  readonly imageUrl: string | null;
  /** URL of the item's page, or its path on the site of the source. */
  readonly page: string;
}

interface LinkOptions {
  /** The id in the path of an item's page; null for any other path. */
  readonly idOf: (path: string) => string | null;
  /** Host names of links to items, in addition to the host of the page. */
  readonly hosts: readonly string[];
  /** Selector of the element that contains the results; default: the whole page. */
  readonly results?: string | undefined;
}

type Anchor = ReturnType<CheerioAPI>;

/**
 * The items that a page of results links to, in page order. Uses only the links: class names change
 * with each redesign of a site, URLs of recipes do not.
 *
 * @throws {MarkupError}
 */
export function readRecipeLinks(html: string, url: URL, options: LinkOptions): FoundItem[] {
  const $ = load(parseMarkup(html));
  const texts = new TextReader();
  const links = linksById($, url, options);
  const items = [...links].map(([externalId, anchors]) => ({
    externalId,
    name: anchors.map((anchor) => nameOf(texts, anchor)).find((name) => name !== '') ?? '',
    imageUrl:
      anchors.map((anchor) => imageOf($, anchor, url, options)).find((image) => image !== null) ??
      null,
    page: new URL(anchors[0]?.attr('href') ?? '', url).pathname,
  }));
  return items.filter(({ name }) => name !== '');
}

/** The links to each item: its picture and its name may be separate links. */
function linksById($: CheerioAPI, url: URL, options: LinkOptions): Map<string, Anchor[]> {
  const scope = options.results === undefined ? $.root() : $(options.results);
  const links = new Map<string, Anchor[]>();
  for (const element of (scope.length > 0 ? scope : $.root()).find('a[href]').toArray()) {
    const anchor = $(element);
    const externalId = linkedId(anchor, url, options);
    if (externalId === null || anchor.closest(ASIDES).length > 0) continue;
    if (!links.has(externalId) && links.size === MAX_ITEMS) break;
    links.set(externalId, [...(links.get(externalId) ?? []), anchor].slice(0, MAX_LINKS));
  }
  return links;
}

function linkedId(anchor: Anchor, url: URL, { idOf, hosts }: LinkOptions): string | null {
  const href = anchor.attr('href') ?? '';
  if (!URL.canParse(href, url.href)) return null;
  const { hostname, pathname } = new URL(href, url);
  return [url.hostname, ...hosts].includes(hostname) ? idOf(pathname) : null;
}

/** The heading in the link, the title of the link, its first line, or the text of its picture. */
function nameOf(texts: TextReader, anchor: Anchor): string {
  const firstLine = cleanText(texts.textOf(anchor.toArray(), true)).split('\n', 1);
  const names = [
    texts.textOf(anchor.find(HEADINGS).first().toArray()),
    anchor.attr('title') ?? '',
    ...firstLine,
    anchor.find('img').attr('alt') ?? '',
  ];
  const name = names.map(cleanLine).find((text) => text !== '') ?? '';
  return clip(name, RECIPE_LIMITS.nameLength);
}

/** The picture in the link, else in its card: the ancestors that link to no other item. */
function imageOf($: CheerioAPI, anchor: Anchor, url: URL, options: LinkOptions): string | null {
  const ids = [null, linkedId(anchor, url, options)];
  for (const element of [...anchor, ...anchor.parents().slice(0, CARD_LEVELS)]) {
    const links = $(element).find('a[href]').toArray();
    if (links.some((link) => !ids.includes(linkedId($(link), url, options)))) return null;
    const image = addressOf($(element).find('img'), url);
    if (image !== null) return image;
  }
  return null;
}

/** The URL of an image. Pages with lazy loading keep it in a data attribute. */
function addressOf(image: Anchor, url: URL): string | null {
  const addresses = ['data-src', 'data-lazy-src', 'data-srcset', 'srcset', 'src']
    .map((name) => image.attr(name)?.trim().split(/,?\s/, 1)[0] ?? '')
    .map((address) => secureUrl(address, url));
  return addresses.find((address) => address !== null) ?? null;
}
