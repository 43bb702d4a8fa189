import { type CheerioAPI, load } from 'cheerio/slim';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { cleanLine, cleanText, clip } from './clean-text.js';
import type { FoundItem } from './source.adapter.js';
import { parseMarkup, textOf } from './markup.js';
import { secureUrl } from './secure-url.js';

/** Items of one page of results. */
const MAX_ITEMS = 60;
/** Links to one item that are looked at. */
const MAX_LINKS = 3;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [class*="title" i]';
/** Elements around a link that may make up the card of its item. */
const CARD_LEVELS = 4;
/** Parts of a page that link to recipes nobody searched for. */
const ASIDES = 'nav, aside, footer';

interface LinkOptions {
  /** The id in the path of an item's page; null where the path is of something else. */
  readonly idOf: (path: string) => string | null;
  /** Host names, besides the page's own, that the links may be to. */
  readonly hosts: readonly string[];
  readonly results?: string | undefined;
}

type Anchor = ReturnType<CheerioAPI>;

/**
 * The items that a page of results links to, in its order. Goes by the links alone: class names
 * change with every redesign of a site, addresses of recipes do not.
 */
export function readRecipeLinks(html: string, url: URL, options: LinkOptions): FoundItem[] {
  const $ = load(parseMarkup(html));
  const links = linksById($, url, options);
  const items = [...links].map(([externalId, anchors]) => ({
    externalId,
    name: anchors.map((anchor) => nameOf($, anchor)).find((name) => name !== '') ?? '',
    imageUrl:
      anchors.map((anchor) => imageOf($, anchor, url, options)).find((image) => image !== null) ??
      null,
    page: new URL(anchors[0]?.attr('href') ?? '', url).pathname,
  }));
  return items.filter(({ name }) => name !== '');
}

/** The links to each item; its picture and its name may be two of them. */
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

/** The heading in the link, its title, its first line, or what its picture shows. */
function nameOf($: CheerioAPI, anchor: Anchor): string {
  const firstLine = cleanText(textOf(anchor.toArray())).split('\n', 1);
  const names = [
    $(anchor.find(HEADINGS)).first().text(),
    anchor.attr('title') ?? '',
    ...firstLine,
    anchor.find('img').attr('alt') ?? '',
  ];
  const name = names.map(cleanLine).find((text) => text !== '') ?? '';
  return clip(name, RECIPE_LIMITS.nameLength);
}

/** The picture in the link, else in the card around it: what links to no other item. */
function imageOf($: CheerioAPI, anchor: Anchor, url: URL, options: LinkOptions): string | null {
  const own = linkedId(anchor, url, options);
  for (const parent of [anchor, ...parentsOf(anchor)]) {
    const isOfAnother = (link: Anchor) => ![null, own].includes(linkedId(link, url, options));
    if (
      parent
        .find('a[href]')
        .toArray()
        .some((link) => isOfAnother($(link)))
    )
      return null;
    const image = addressOf(parent.find('img'), url);
    if (image !== null) return image;
  }
  return null;
}

function parentsOf(anchor: Anchor): Anchor[] {
  return Array.from({ length: CARD_LEVELS }, (_, level) => anchor.parents().eq(level));
}

/** Lazy pages keep the address of a picture aside. */
function addressOf(image: Anchor, url: URL): string | null {
  const addresses = ['data-src', 'data-lazy-src', 'data-srcset', 'srcset', 'src']
    .map((name) => image.attr(name)?.trim().split(/,?\s/, 1)[0] ?? '')
    .map((address) => secureUrl(address, url));
  return addresses.find((address) => address !== null) ?? null;
}
