import { scrapedSite } from './scraped-site.js';

/** www.marmiton.org: `/recettes/recette_tarte-aux-pommes_18588.aspx`. */
export const marmiton = scrapedSite({
  key: 'marmiton',
  locale: 'fr',
  site: 'https://www.marmiton.org',
  itemPath: '/recettes/*.aspx',
  externalId: /^recette_[\w-]{1,150}_\d{1,12}$/,
  searchPath: (search, page) =>
    `/recettes/recherche.aspx?${new URLSearchParams({ aqt: search, page: String(page) }).toString()}`,
});
