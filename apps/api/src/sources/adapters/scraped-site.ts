import { readRecipeLinks } from '../reader/recipe-links.reader.js';
import { readRecipePage } from '../reader/recipe-page.reader.js';
import type { SourceAdapter } from '../reader/source.adapter.js';

type ScrapedSite = Pick<SourceAdapter, 'key' | 'official' | 'locale' | 'searchPath'> & {
  readonly site: string;
  /** Path of a recipe's page, its id in place of `*`. */
  readonly itemPath: string;
  readonly externalId: RegExp;
  /** Selects what surrounds the results, on pages that link to other recipes as well. */
  readonly results?: string;
};

/** The adapter of a site whose pages carry schema.org data, and whose results link to them. */
export function scrapedSite<const Site extends ScrapedSite>(
  site: Site,
): SourceAdapter & Pick<Site, 'key' | 'official' | 'locale'> {
  const { key, official, locale, searchPath, externalId, results } = site;
  const [before = '', after = ''] = site.itemPath.split('*');

  const idOf = (path: string): string | null => {
    const id = path.slice(before.length, path.length - after.length);
    return path === before + id + after && externalId.test(id) ? id : null;
  };
  const locate = (id: string) => {
    if (!externalId.test(id)) return null;
    const path = before + id + after;
    return { externalId: id, page: path, document: path };
  };

  return {
    key,
    official,
    locale,
    site: site.site,
    kind: 'html',
    searchPath,
    locate,
    readSearch: (html, url) =>
      readRecipeLinks(html, url, { idOf, hosts: [new URL(site.site).hostname], results }),
    readItem: readRecipePage,
  };
}
