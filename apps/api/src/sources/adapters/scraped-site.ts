import { readRecipeLinks } from '../reader/recipe-links.reader.js';
import { readRecipePage } from '../reader/recipe-page.reader.js';
import type { SourceAdapter } from './source.adapter.js';

interface ScrapedSite extends Pick<SourceAdapter, 'key' | 'locale' | 'searchPath'> {
  readonly site: string;
  /** Path of the page of a recipe, with `*` in place of the id. */
  readonly itemPath: string;
  readonly externalId: RegExp;
  /** Selector of the results, for pages that also link to other recipes. */
  readonly results?: string;
}

/** Creates the adapter of a site whose recipe pages contain schema.org data. */
export function scrapedSite({
  itemPath,
  externalId,
  results,
  ...site
}: ScrapedSite): SourceAdapter {
  const [before = '', after = ''] = itemPath.split('*');

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
    ...site,
    kind: 'html',
    locate,
    readSearch: (html, url) =>
      readRecipeLinks(html, url, { idOf, hosts: [new URL(site.site).hostname], results }),
    readItem: readRecipePage,
  };
}
